export {
  askForServiceCall,
  listServicesCall,
  readServiceCall,
  wishForServiceCall,
  type Service,
} from './endpoints.ts';
export { serviceMachine } from './service-machine.ts';
export {
  formOf,
  serviceTypeNames,
  serviceTypes,
  type ServiceType,
  type WizardType,
} from './service-types.ts';
