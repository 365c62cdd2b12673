export { words } from '@egcr/contract/words';
