import type { Part } from '../parts/parts.js';

const QUERIES = /<(?:[\w.-]{1,40}:)?DataMashup[\s>]/;

/** True for the part with the queries of a workbook (Power Query), in one packed value. */
export const holdsQueries = ({ xml }: Part): boolean => xml !== undefined && QUERIES.test(xml.text.slice(0, 1000));
