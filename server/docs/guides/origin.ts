/** Placeholder for the origin of the service, replaced when a page is sent. */
export const ORIGIN = 'http://service.invalid';
