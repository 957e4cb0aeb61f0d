import { string } from 'yup';

const defaultSize = 20;

/** Query parameters of lists that are read page by page. A page with fewer than `size` items is the last one. */
export const pagingQuery = {
  /** From 1. */
  page: string()
    .matches(/^[1-9]\d{0,4}$/)
    .optional(),
  /** 1 to 100, 20 when left out. */
  size: string()
    .matches(/^([1-9]\d?|100)$/)
    .optional(),
};

export type Paging = { limit: number; offset: number };

/** Of a query that `pagingQuery` has checked. */
export function readPaging(query: URLSearchParams): Paging {
  const limit = Number(query.get('size') ?? defaultSize);
  return { limit, offset: (Number(query.get('page') ?? 1) - 1) * limit };
}
