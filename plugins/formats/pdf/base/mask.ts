import type { Edit } from '../../../../core/index.js';

/** Whether a substitute is a mask: it shows nothing, so a box takes its place. */
export const isMask = ({ text }: Edit): boolean => !/[\p{L}\p{N}]/u.test(text);
