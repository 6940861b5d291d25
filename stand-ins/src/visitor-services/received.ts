/** What a service was sent. */
export type Received = { service: 'chat' | 'analytics' | 'errors'; at: string; content: unknown }
