import { Hub } from './hub.tsx';

/** `/services`: all of them. */
export function AllServices() {
  return <Hub />;
}

/** `/services/personal` */
export function PersonalServices() {
  return <Hub audience="individual" />;
}

/** `/services/business` */
export function BusinessServices() {
  return <Hub audience="business" />;
}

/** `/services/government` */
export function GovernmentServices() {
  return <Hub audience="government" />;
}

/** `/services/ngoinstitutions` */
export function NgoServices() {
  return <Hub audience="organization" />;
}
