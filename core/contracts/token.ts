declare const provides: unique symbol;

/**
 * Identifies an interface at run time. The phantom type makes the compiler check that `provide` and `resolve` agree.
 */
export type Token<T> = symbol & { readonly [provides]?: (value: T) => T };

/** Makes a token; the description is what error messages and debuggers print. */
export const token = <T>(description: string): Token<T> => Symbol(description);
