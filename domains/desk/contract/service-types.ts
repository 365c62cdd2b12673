/** What people may ask for at `/create/<type>`. `case`: by a form and an officer. `later`: not open yet. */
export const serviceTypes = {
  business: 'later',
  'grant-programme': 'case',
  job: 'later',
  fund: 'case',
  'service-listing': 'case',
  'ai-agent': 'case',
  mailbox: 'later',
  token: 'case',
  'credit-report': 'later',
  'payment-gateway-merchant': 'case',
  'subnational-reserve': 'case',
} as const satisfies Readonly<Record<string, 'case' | 'later'>>;
export type ServiceType = keyof typeof serviceTypes;

// The keys of the table above.
export const serviceTypeNames = Object.keys(serviceTypes) as readonly ServiceType[];

export function serviceTypeOf(text: string): ServiceType | undefined {
  return serviceTypeNames.find((name) => name === text);
}

/** The form of a type. */
export function formOf(type: ServiceType): string {
  return `desk.${type}`;
}
