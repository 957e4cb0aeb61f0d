/** Number of what is sold, a variant of a product: `V100101`. Whoever writes addresses by hand may write anything. */
export const variantVsin = /^V\d{1,9}$/;
