export { isFlat } from '@/api/contract/is-flat';
