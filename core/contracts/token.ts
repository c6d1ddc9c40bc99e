declare const provides: unique symbol;

/** Names an interface at run time. The phantom type ties what is provided to what is resolved. */
export type Token<T> = symbol & { readonly [provides]?: (value: T) => T };

/** Makes a token; the description is what error messages and debuggers print. */
export const token = <T>(description: string): Token<T> => Symbol(description);
