/** What needs a yes before anything is kept for it, in the order in which it is asked. All are off until someone switches them on. */
export const consentCategories = ['preferences', 'analytics', 'security_location', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoices = Readonly<Record<ConsentCategory, boolean>>;

/** The version of the cookie text that the question is about. The person who answered another one is asked again. */
export const CONSENT_VERSION = '1.4';

export const acceptedAll: ConsentChoices = {
  preferences: true,
  analytics: true,
  security_location: true,
  marketing: true,
};
export const rejectedAll: ConsentChoices = {
  preferences: false,
  analytics: false,
  security_location: false,
  marketing: false,
};
