/** Stands for the address of the service until a page is sent. */
export const ORIGIN = 'http://service.invalid';
