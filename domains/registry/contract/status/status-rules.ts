import type { BusinessStatus } from '../rule-packs.ts';

/** What a status may forbid: payments from the wallet, sales, applying for grants, publishing jobs, changing the entry, a new certificate. */
export const statusActs = ['pay', 'sell', 'apply', 'publish', 'change', 'certify'] as const;
export type StatusAct = (typeof statusActs)[number];

const forbidden: Readonly<Record<BusinessStatus, readonly StatusAct[]>> = {
  active: [],
  // It rests: nothing is bought, asked for or offered, and the entry stays true.
  dormant: ['pay', 'sell', 'apply', 'publish'],
  suspended: statusActs,
  // Its wallet is emptied before it ends.
  struck_off_pending: ['apply', 'publish', 'change', 'certify'],
  liquidation: ['sell', 'apply', 'publish', 'change', 'certify'],
  dissolved: statusActs,
  converted: statusActs,
};

/** What a business with this status cannot do. */
export function forbiddenBy(status: BusinessStatus): readonly StatusAct[] {
  return forbidden[status];
}

export function forbids(status: BusinessStatus, act: StatusAct): boolean {
  return forbidden[status].includes(act);
}

/** Whether certificates that were given out still count: the business is there, and nobody has stopped it. */
export function isCertified(status: BusinessStatus): boolean {
  return status === 'active' || status === 'dormant' || status === 'struck_off_pending';
}
