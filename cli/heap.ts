import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the memory of a long run near what is in use: by default V8 lets the heap grow to several times that before it
 * looks for garbage, of which a file that streams through makes a lot and keeps none.
 */
export const keepHeapSmall = (): void => setFlagsFromString('--heap-growing-percent=30');
