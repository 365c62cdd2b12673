import { address, anyText, oneOf, type AddressField, type ViewOf } from '@egcr/contract/address';
import { stepFields } from '@egcr/forms/web';

import {
  applicantKinds,
  deadlines,
  programmeStates,
  sectors,
  type GrantAlertSearch,
  type ProgrammeSearch,
} from '../contract/index.ts';

/** Whole dollars. */
const dollars: AddressField = {
  read: (given) => (given !== null && /^[1-9]\d{0,9}$/.test(given) ? given : undefined),
};
const country: AddressField = {
  read: (given) => (given !== null && /^[A-Z]{2}$/.test(given) ? given : undefined),
};

/** `/grants`: which tab, and what is looked for. */
export const grantsAddress = address('grants', {
  tab: oneOf(['find', 'mine', 'saved', 'awards']),
  words: anyText,
  show: oneOf(['grants', 'funds']),
  status: oneOf(programmeStates),
  applicant: oneOf(applicantKinds),
  sector: oneOf(sectors),
  amount: dollars,
  country,
  deadline: oneOf(deadlines),
  sample: oneOf(['hidden']),
});
export type GrantsView = ViewOf<typeof grantsAddress.fields>;

/** What the address asks the server for. */
export function searchOf({ words, show, amount, ...view }: Omit<GrantsView, 'tab'>): ProgrammeSearch {
  const asked = {
    ...view,
    words,
    kind: show && ({ grants: 'grant', funds: 'fund' } as const)[show],
    amount: amount && `${amount}00`,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}

/** The same the other way: what the address says of a search that is kept. */
export function viewOf({ kind, amount, ...search }: GrantAlertSearch): Omit<GrantsView, 'tab'> {
  return {
    ...search,
    show: kind && ({ grant: 'grants', fund: 'funds' } as const)[kind],
    // Amounts are chosen in whole dollars.
    amount: amount && amount.slice(0, -2),
  };
}

/** What of a view an alert keeps. */
export function alertSearchOf({
  status: _status,
  deadline: _deadline,
  sample: _sample,
  ...view
}: Omit<GrantsView, 'tab'>): GrantAlertSearch {
  return searchOf(view);
}

/** For which organisation a link brings a person to an application. */
const arrival = address('funding-application', {
  business: { read: (given) => (given !== null && /^[\da-f-]{36}$/.test(given) ? given : undefined) },
});
export const readArrival = arrival.read;

const steps = address('funding-application', stepFields);

/** The address of the application at a path: of its first page, or of a step of its form. */
export function applyAddress(path: string) {
  return {
    to: (view: ReturnType<typeof steps.read> = {}) => {
      const [, query] = steps.to(view).split('?');
      return query === undefined ? path : `${path}?${query}`;
    },
    read: steps.read,
  };
}

/** Where an applicant reads what became of an application. */
export function applicationPath(casesPath: string, caseId: string): string {
  return `${casesPath}/${encodeURIComponent(caseId)}`;
}
