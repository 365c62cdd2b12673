/** From this score on, an officer looks at a posting before it is published, also at one of a verified employer. */
export const HELD_FROM = 60;

/** What speaks for a scam, with its weight: what costs people money is enough alone, the others come together. */
export const scamWeights = {
  asks_fee: 60,
  asks_secrets: 60,
  moves_money: 60,
  moves_parcels: 60,
  paid_tasks: 40,
  easy_money: 35,
  chat_only: 30,
  no_interview: 25,
  free_mail: 20,
  short_link: 25,
} as const;
export type ScamSign = keyof typeof scamWeights;
export const scamSigns = Object.keys(scamWeights) as readonly ScamSign[];
