export { checkoutScreens } from './screens.ts';
