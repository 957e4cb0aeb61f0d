export { discountLines } from '@/api/contract/discount-lines';
