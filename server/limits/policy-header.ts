/** Header of an answer that names the policy by which terms were replaced. */
export const POLICY_HEADER = 'Deid-Policy';

/** The policy as the header names it: its mode, and SHA-256 of its rules. */
export const policyHeader = ({ mode, sha256 }: { readonly mode: string; readonly sha256: string }): string =>
  `${mode}; sha256=${sha256}`;
