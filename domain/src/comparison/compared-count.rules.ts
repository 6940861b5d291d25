/** Side by side; lists offer a comparison of so many. */
export const fewestCompared = 2
export const mostCompared = 4

export const isComparedCount = (count: number): boolean => count >= fewestCompared && count <= mostCompared
