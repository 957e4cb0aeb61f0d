import { type InferType, object, string } from 'yup';

/** Answer of `web/route`: what a path of the site is, with its one right address. */
export const routeSchema = object({
  type: string().oneOf(['product', 'category', 'collection', 'tag', 'template']).required(),
  vsin: string().nullable().defined(),
  alias: string().required(),
  /** Canonical path within the site, e.g. `/sofa-oslo-p-V100101`. */
  url: string().required(),
}).required();
export type Route = InferType<typeof routeSchema>;

/** A page of the site that is no product and no category, as `web/pages` lists them. */
export const sitePageSchema = routeSchema.shape({ title: string().required() }).required();
export type SitePage = InferType<typeof sitePageSchema>;

export const routeRequestSchema = object({ url: string().max(500).required() })
  .noUnknown()
  .required();
