/** What people may ask for at `/create/<type>`. `case`: by a form and an officer. `wizard`: on the pages of the domain that does it. `later`: not open yet. */
export const serviceTypes = {
  business: 'wizard',
  'grant-programme': 'wizard',
  job: 'wizard',
  fund: 'case',
  'service-listing': 'case',
  'ai-agent': 'case',
  mailbox: 'later',
  token: 'case',
  'credit-report': 'later',
  'payment-gateway-merchant': 'case',
  'subnational-reserve': 'case',
} as const satisfies Readonly<Record<string, 'case' | 'wizard' | 'later'>>;
export type ServiceType = keyof typeof serviceTypes;

/** The types that have a wizard of their own. */
export type WizardType = {
  [Type in ServiceType]: (typeof serviceTypes)[Type] extends 'wizard' ? Type : never;
}[ServiceType];

// The keys of the table above.
export const serviceTypeNames = Object.keys(serviceTypes) as readonly ServiceType[];

export function serviceTypeOf(text: string): ServiceType | undefined {
  return serviceTypeNames.find((name) => name === text);
}

/** The form of a type. */
export function formOf(type: ServiceType): string {
  return `desk.${type}`;
}
