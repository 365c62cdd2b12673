import { texts } from '@egcr/server-kit/texts';

import { registryWords } from '../../contract/words.ts';

/** What the public page of a business says to search engines and to browsers without scripts. */
export const openPageTexts = texts({
  lead: registryWords.lead,
  number: registryWords.registerNumber,
  address: registryWords.address,
  registered: registryWords.registeredOn,
  capital: registryWords.paidUpCapital,
  people: registryWords.whoLeadsIt,
  director: registryWords.director,
  secretary: registryWords.secretary,
  verified: registryWords.verifiedAtLevel,
  check: registryWords.checkTheCertificate,
  own_record: registryWords.ownRegister,
  sample: registryWords.sample,
  private_company: registryWords.privateCompany,
  public_company: registryWords.publicCompany,
  partnership: registryWords.partnership,
  cooperative: registryWords.cooperative,
  active: registryWords.active,
  dormant: registryWords.dormant,
  suspended: registryWords.suspended,
  struck_off_pending: registryWords.toBeStruckOff,
  liquidation: registryWords.inLiquidation,
});
