import type { Edit } from '../../../../core/index.js';

/** True for a substitute without letters and digits, which is drawn as a box. */
export const isMask = ({ text }: Edit): boolean => !/[\p{L}\p{N}]/u.test(text);
