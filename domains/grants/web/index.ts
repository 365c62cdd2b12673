export { AwardsOfBusiness } from './of-business/awards-of-business.tsx';
