import { screenOf, type ScreenName } from '@egcr/contract/product-screens';

/** Whom a service is for. */
export const audiences = ['individual', 'business', 'government', 'organization'] as const;
export type Audience = (typeof audiences)[number];

/** What people come for, in the order in which the hubs show it. */
export const serviceCategories = ['pay', 'keep', 'work', 'finance', 'business', 'capital', 'assist'] as const;
export type ServiceCategory = (typeof serviceCategories)[number];

/** What a service needs before it can be used. */
export const serviceNeeds = ['nothing', 'account', 'pin', 'fee', 'business'] as const;
export type ServiceNeed = (typeof serviceNeeds)[number];

interface ServiceRow {
  /** The screen that does it; its title is the service's name. */
  readonly id: ScreenName;
  readonly category: ServiceCategory;
  readonly audiences: readonly Audience[];
  /** What already does a part of it, where the service itself is not open yet. */
  readonly until?: ScreenName;
  /** What it needs besides what the guard of its address asks for. */
  readonly needs?: readonly Extract<ServiceNeed, 'fee' | 'business'>[];
}

const everyone = audiences;
const firms = ['business', 'government', 'organization'] as const;

const table = [
  { id: 'wallet', category: 'pay', audiences: everyone },
  { id: 'wallet-send', category: 'pay', audiences: everyone },
  { id: 'wallet-receive', category: 'pay', audiences: everyone },
  { id: 'wallet-requests', category: 'pay', audiences: everyone },
  { id: 'wallet-scheduled', category: 'pay', audiences: everyone },
  { id: 'payment-gateway', category: 'pay', audiences: firms },
  { id: 'wallet-pots', category: 'keep', audiences: ['individual', 'business'] },
  { id: 'wallet-convert', category: 'keep', audiences: everyone },
  { id: 'wallet-rates', category: 'keep', audiences: everyone },
  { id: 'wallet-statements', category: 'keep', audiences: everyone },
  { id: 'wallet-imports', category: 'keep', audiences: ['individual', 'business', 'organization'] },
  { id: 'wallet-withdraw', category: 'keep', audiences: everyone },
  { id: 'verify', category: 'keep', audiences: everyone },
  { id: 'job-board', category: 'work', audiences: ['individual', 'business'] },
  { id: 'jobs', category: 'work', audiences: ['individual'] },
  { id: 'grants', category: 'finance', audiences: everyone },
  { id: 'credit', category: 'finance', audiences: ['individual', 'business'], until: 'wallet-statements' },
  {
    id: 'debt',
    category: 'finance',
    audiences: ['individual', 'business', 'government'],
    until: 'wallet-scheduled',
  },
  { id: 'registration', category: 'business', audiences: ['business'], needs: ['fee'] },
  {
    id: 'business-verification',
    category: 'business',
    audiences: ['business'],
    until: 'settings',
    needs: ['business'],
  },
  { id: 'businesses', category: 'business', audiences: ['business'], needs: ['business'] },
  {
    id: 'directory',
    category: 'business',
    audiences: ['business', 'organization'],
  },
  {
    id: 'capital-market',
    category: 'capital',
    audiences: ['individual', 'business'],
    until: 'wallet-rates',
  },
  {
    id: 'business-capital-market',
    category: 'capital',
    audiences: ['business'],
    until: 'wallet-requests',
    needs: ['business'],
  },
  { id: 'business-reserve', category: 'capital', audiences: firms, until: 'benefits-governments' },
  { id: 'ai-agents', category: 'assist', audiences: everyone, until: 'wallet-scheduled' },
  { id: 'business-ai-agents', category: 'assist', audiences: firms, until: 'wallet-imports' },
  { id: 'email', category: 'assist', audiences: ['individual', 'business'], until: 'settings' },
] as const satisfies readonly ServiceRow[];

/** The name of a service: its screen, the key of its title and of its sentence. */
export type ServiceId = (typeof table)[number]['id'];

/** `soon`: its address says that it is not open yet. */
export type ServiceStatus = 'open' | 'soon';

/** One service of the platform, as every list of services shows it. */
export interface Service {
  readonly id: ServiceId;
  readonly category: ServiceCategory;
  readonly audiences: readonly Audience[];
  readonly href: string;
  /** Never claimed: read from its address. */
  readonly status: ServiceStatus;
  /** Never empty. Read from the guard of its address, and from the catalogue. */
  readonly needs: readonly ServiceNeed[];
  /** The requirement its address answers. */
  readonly requirement: string;
  /** What can be done today instead; only of a service that is not open yet, and only what is open itself. */
  readonly until?: { readonly id: ScreenName; readonly href: string };
}

function neededAt(guard: string): ServiceNeed {
  if (guard === 'public') return 'nothing';
  return guard === 'pinned' ? 'pin' : 'account';
}

function untilOf(screen: ScreenName | undefined): Pick<Service, 'until'> {
  if (screen === undefined) return {};
  const { path, isOpen } = screenOf(screen);
  return isOpen ? { until: { id: screen, href: path } } : {};
}

/** Every service of the platform, in the order of the categories; within one the open ones first. */
export const services: readonly Service[] = table
  .map((row: ServiceRow & { readonly id: ServiceId }): Service => {
    const { path, isOpen, requirement, guard } = screenOf(row.id);
    return {
      id: row.id,
      category: row.category,
      audiences: row.audiences,
      href: path,
      requirement,
      needs: [neededAt(guard), ...(row.needs ?? [])],
      status: isOpen ? 'open' : 'soon',
      ...(isOpen ? {} : untilOf(row.until)),
    };
  })
  .toSorted(
    (left, right) =>
      serviceCategories.indexOf(left.category) - serviceCategories.indexOf(right.category) ||
      Number(left.status === 'soon') - Number(right.status === 'soon'),
  );

/** Those for an audience, the open ones first whatever they are about. */
export function servicesFor(audience: Audience): readonly Service[] {
  return openFirst(services.filter((service) => service.audiences.includes(audience)));
}

/** The open ones first, otherwise as they stand. */
export function openFirst(list: readonly Service[]): readonly Service[] {
  return list.toSorted((left, right) => Number(left.status === 'soon') - Number(right.status === 'soon'));
}
