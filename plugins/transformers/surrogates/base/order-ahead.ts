/** Key of the memory with the order of day and month in text that is still to be replaced. */
export const ORDER_AHEAD = 'surrogate/order-ahead';
/** Key of the memory with the lengths of months and days in its dates. */
export const MONTH_STYLE = 'surrogate/month-style';
