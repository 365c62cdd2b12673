import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import { hitMachine } from '../contract/hit-machine.ts';
import {
  applyCall,
  checkBasicsCall,
  decideCheckCall,
  decideHitCall,
  giveDomainCall,
  givePhoneCall,
  importListCall,
  listListsCall,
  listVerificationsCall,
  provePhoneCall,
  readCaseVerificationCall,
  readDomainCall,
  readVerificationCall,
  removeContactCall,
  contactMachine,
  verificationMachine,
} from '../contract/index.ts';
import { verificationScreens } from '../contract/screens.ts';
import { apply } from './apply.ts';
import { taxIdColumn } from './business-store.ts';
import { checkBasics } from './check-basics.ts';
import { contactColumn } from './contacts/contact-store.ts';
import { askForReading, giveDomain, READ_DOMAIN, readDomain } from './contacts/domain-contact.ts';
import { endContacts } from './contacts/end-contacts.ts';
import { givePhone, provePhone, removeContact } from './contacts/phone-contact.ts';
import { ASK_GLEIF, askGleif } from './checks/ask-gleif.ts';
import { decideCheck } from './decide-check.ts';
import { decideHit, readCaseVerification } from './decide-hit.ts';
import { endVerifications } from './end-verifications.ts';
import { importList } from './lists/import-list.ts';
import { currentLists, keepList } from './lists/list-store.ts';
import { listLists } from './lists/show-lists.ts';
import { sampleList } from './lists/sample-list.ts';
import { verificationDoor, type VerificationDoor } from './door.ts';
import { followChanges } from './follow-changes.ts';
import type { VerificationParts } from './parts.ts';
import { listVerifications, readVerification } from './show-verifications.ts';

export { contactsOfOrganisations } from './contacts/contact-store.ts';
export { systemReading } from './contacts/domain-reading.ts';
export type { VerificationDoor } from './door.ts';
export { peopleForm } from './people-kind.ts';
export { keepList } from './lists/list-store.ts';
export { reviewKinds } from './review-kinds.ts';
export { screenBusiness } from './screening/screen-business.ts';
export { verificationForm } from './verification-form.ts';

const END = 'verification.end';
const END_CONTACTS = 'verification.end_contacts';

/** How far businesses are verified, and names that are like those of lists. */
export function createVerification(parts: VerificationParts): {
  readonly domain: ServerDomain;
  readonly door: VerificationDoor;
} {
  return {
    door: verificationDoor,
    domain: {
      name: 'verification',
      screens: verificationScreens,
      calls: [
        handle(listVerificationsCall, (work) => listVerifications(parts, work)),
        handle(readVerificationCall, (work, input) => readVerification(parts, work, input)),
        handle(checkBasicsCall, (work, input) => checkBasics(parts, work, input)),
        handle(applyCall, (work, input) => apply(parts, work, input)),
        handle(readCaseVerificationCall, (work, input) => readCaseVerification(parts, work, input)),
        handle(decideCheckCall, (work, input) => decideCheck(parts, work, input)),
        handle(decideHitCall, (work, input) => decideHit(parts, work, input)),
        handle(giveDomainCall, (work, input) => giveDomain(parts, work, input)),
        handle(readDomainCall, (work, input) => askForReading(parts, work, input)),
        handle(givePhoneCall, (work, input) => givePhone(parts, work, input)),
        handle(provePhoneCall, (work, input) => provePhone(parts, work, input)),
        handle(removeContactCall, (work, input) => removeContact(parts, work, input)),
        handle(importListCall, importList),
        handle(listListsCall, (work) => listLists(parts, work)),
      ],
      machines: [verificationMachine, hitMachine, contactMachine],
      sealed: [taxIdColumn, contactColumn],
      listeners: followChanges(parts),
      errands: { [ASK_GLEIF]: askGleif(parts) },
      outings: { [READ_DOMAIN]: readDomain(parts) },
      jobs: {
        [END]: (work) => endVerifications(parts, work),
        [END_CONTACTS]: (work) => endContacts(parts, work),
      },
      schedules: [
        { cron: '15 4 * * *', job: END },
        { cron: '25 4 * * *', job: END_CONTACTS },
      ],
      demo: async () => keepSampleList,
    },
  };
}

/** The fictitious list, for demonstrations alone: elsewhere it would let people pass who were compared with nobody. */
async function keepSampleList(work: Work): Promise<void> {
  if ((await currentLists(work.db)).some(({ source }) => source === 'sample')) return;
  await keepList(work, { source: 'sample', entries: sampleList, importedBy: null, isMore: false });
}
