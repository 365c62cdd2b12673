import { addresses, type ScreenName } from '../../../contract/addresses.ts';

export const audiences = ['individuals', 'businesses', 'governments', 'institutions'] as const;
export type Audience = (typeof audiences)[number];

export interface Service {
  readonly screen: ScreenName;
  readonly href: string;
  readonly audiences: readonly Audience[];
  readonly isOpen: boolean;
}

const forAll = audiences;
const forFirms = ['businesses', 'governments', 'institutions'] as const;

/** Whom each service is for; where it stands and whether it is open, the table of addresses says. */
const whom: Readonly<Partial<Record<ScreenName, readonly Audience[]>>> = {
  wallet: forAll,
  'wallet-send': forAll,
  'wallet-convert': forAll,
  'wallet-requests': forAll,
  'wallet-scheduled': forAll,
  'wallet-pots': ['individuals', 'businesses'],
  'wallet-statements': forAll,
  'wallet-rates': forAll,
  'wallet-withdraw': forAll,
  verify: forAll,
  grants: forAll,
  'job-board': ['individuals', 'businesses'],
  jobs: ['individuals'],
  credit: ['individuals', 'businesses'],
  debt: ['individuals', 'businesses', 'governments'],
  registration: ['businesses'],
  'business-verification': ['businesses'],
  directory: ['businesses', 'institutions'],
  'capital-market': ['individuals', 'businesses'],
  'business-reserve': forFirms,
  'payment-gateway': forFirms,
  'ai-agents': forAll,
  'business-ai-agents': forFirms,
  email: ['individuals', 'businesses'],
};

/** Every service of the platform, those that are open first. */
export const services: readonly Service[] = addresses
  .flatMap(({ screen, path, isOpen }) => {
    const audience = whom[screen];
    return audience ? [{ screen, href: path, audiences: audience, isOpen }] : [];
  })
  .toSorted((left, right) => Number(right.isOpen) - Number(left.isOpen));

/** Those whose name holds every word that is sought; all where nothing is sought. */
export function findServices(
  named: readonly (readonly [Service, name: string])[],
  sought: string,
  locale: string,
): readonly (readonly [Service, name: string])[] {
  const words = sought.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  return named.filter(([, name]) => {
    const lower = name.toLocaleLowerCase(locale);
    return words.every((word) => lower.includes(word));
  });
}
