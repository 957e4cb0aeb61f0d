/** Rows of products that come after the first load, fetched together: each piece of its own would be named in it. */
export { PersonalProducts } from './personal-products';
export { ViewedProducts } from './viewed-products';
