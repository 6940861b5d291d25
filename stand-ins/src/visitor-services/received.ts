export type Received = { service: 'chat' | 'analytics' | 'errors'; at: string; content: unknown }
