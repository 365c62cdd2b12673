import { holdsWords } from '@egcr/contract/search-text';

import {
  serviceCategories,
  services,
  type Audience,
  type Service,
  type ServiceCategory,
  type ServiceStatus,
} from './services.ts';

/** In code units. */
export const SOUGHT_MAX_LENGTH = 60;

/** What a hub shows, as it stands in the address. */
export interface ServicesView {
  readonly sought: string;
  readonly category: ServiceCategory | '';
  readonly state: ServiceStatus | '';
}

/** Reads `?find=money&category=pay&state=open`; what it does not know is no filter. */
export function readServicesView(search: string): ServicesView {
  const given = new URLSearchParams(search);
  const state = given.get('state');
  return {
    sought: (given.get('find') ?? '').slice(0, SOUGHT_MAX_LENGTH),
    category: serviceCategories.find((known) => known === given.get('category')) ?? '',
    state: state === 'open' || state === 'soon' ? state : '',
  };
}

/** The address of a hub with these filters, and nothing for those that are not set. */
export function addressOfServices(path: string, { sought, category, state }: ServicesView): string {
  const search = new URLSearchParams();
  if (sought !== '') search.set('find', sought);
  if (category !== '') search.set('category', category);
  if (state !== '') search.set('state', state);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

interface Shown {
  readonly audience: Audience | undefined;
  readonly view: ServicesView;
  /** Everything a person reads of a service: its name and its sentence. */
  readonly wordsOf: (service: Service) => string;
}

/** The services that a hub shows, in the order of the catalogue. */
export function shownServices({ audience, view, wordsOf }: Shown): readonly Service[] {
  return services.filter(
    (service) =>
      (audience === undefined || service.audiences.includes(audience)) &&
      (view.category === '' || service.category === view.category) &&
      (view.state === '' || service.status === view.state) &&
      holdsWords(wordsOf(service), view.sought),
  );
}

/** The categories an audience has services in, in their order. */
export function categoriesFor(audience: Audience | undefined): readonly ServiceCategory[] {
  return serviceCategories.filter((category) =>
    services.some(
      (service) =>
        service.category === category && (audience === undefined || service.audiences.includes(audience)),
    ),
  );
}
