import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';

import {
  agreeDissolutionCall,
  answerDirectorshipCall,
  askDissolutionCall,
  dissolutionMachine,
  readBadgeCall,
  statusMachine,
  readSampleFileCall,
  readDissolutionCall,
  setSignatoryRuleCall,
  withdrawDissolutionCall,
  answerConsentCall,
  checkCertificateCall,
  confirmEntryCall,
  listBusinessesCall,
  readBusinessCall,
  checkNameCall,
  exportDirectoryCall,
  fileAddressCall,
  fileDirectorsCall,
  fileTransferCall,
  listConsentsCall,
  listDirectorsCall,
  listDirectorshipsCall,
  readDirectorsCall,
  readDirectorshipCall,
  replaceDirectorCall,
  readChangeCall,
  readConsentCall,
  readEntryCall,
  listDirectoryCall,
  listRegistrationsCall,
  readCertificateFileCall,
  readKeysCall,
  readOwnersCall,
  renewCertificateCall,
  readProfileCall,
  submitRegistrationCall,
} from '../contract/index.ts';
import {
  answerEnquiryCall,
  listEnquiriesCall,
  readPublicProfileCall,
  setPublicProfileCall,
  writeEnquiryCall,
} from '../contract/enquiries/endpoints.ts';
import { registryScreens } from '../contract/screens.ts';
import { confirmEntry } from './businesses/confirm-entry.ts';
import { setSignatoryRule } from './businesses/set-signatory-rule.ts';
import { listBusinesses, readBusiness } from './businesses/show-businesses.ts';
import { answerConsent, endConsents } from './changes/answer-consent.ts';
import { changeColumn } from './changes/change-store.ts';
import { fileAddress, fileDirectors, fileTransfer } from './changes/file-change.ts';
import { readChange } from './changes/read-change.ts';
import { readEntry } from './changes/read-entry.ts';
import { listConsents, readConsent } from './changes/show-consents.ts';
import { checkCertificate } from './certificate/check-certificate.ts';
import { renewCertificate } from './certificate/renew-certificate.ts';
import { readBadge } from './certificate/read-badge.ts';
import { readKeys } from './certificate/read-keys.ts';
import { readCertificateFile } from './certificate/read-certificate-file.ts';
import { checkName } from './check-name.ts';
import { demoRegistry } from './demo-registry.ts';
import {
  answerDirectorship,
  listDirectorships,
  readDirectorship,
} from './directorships/answer-directorship.ts';
import { replaceDirector } from './directorships/replace-director.ts';
import { listDirectors, readDirectors } from './directorships/show-directors.ts';
import { tellOfSilence } from './directorships/tell-of-silence.ts';
import { directorEmailColumn, joiningEmailColumn } from './directorships/asked-person.ts';
import {
  agreeDissolution,
  askDissolution,
  readDissolution,
  withdrawDissolution,
} from './dissolution/dissolve.ts';
import { dissolveDue } from './dissolution/dissolve-due.ts';
import { answerEnquiry, forgetOldEnquiries, listEnquiries } from './enquiries/answer-enquiry.ts';
import { answerColumn, letterColumn } from './enquiries/enquiry-store.ts';
import { readPublicProfile, setPublicProfile } from './enquiries/public-profile.ts';
import { writeEnquiry } from './enquiries/write-enquiry.ts';
import { exportDirectory, listDirectory, readProfile } from './directory/show-directory.ts';
import { answerProfile } from './open-page/profile-page.ts';
import { readOwners } from './owners/read-owners.ts';
import type { RegistryParts } from './parts.ts';
import { readSampleFile } from './sample-files.ts';
import { registrySamples } from './samples.ts';
import { listRegistrations } from './show-registrations.ts';
import { statusDoor, type StatusDoor } from './status/statuses.ts';
import { detailsColumn } from './store.ts';
import { submitRegistration } from './submit-registration.ts';

export {
  makeCertificateKey,
  readCertificateKey,
  storedCertificateKey,
  type CertificateKey,
} from './certificate/signing-key.ts';
export { changeForms } from './changes/change-form.ts';
export { changeKind } from './changes/change-kind.ts';
export { registrationFee } from './fee.ts';
export { registrationForms } from './first-registration-form.ts';
export { requireStatus, statusAllows } from './status/require-status.ts';
export type { StatusBusiness, StatusDoor } from './status/statuses.ts';
export { openOwners } from './owners/open-owners.ts';
export { openDirectory } from './directory/open-directory.ts';
export { nearNames } from './name-store.ts';
export { businessesBehind, businessesNamed } from './named-in.ts';
export { registrationKind } from './registration-kind.ts';
export type { RegistryParts } from './parts.ts';
export { registryRecords, type BehindName, type RecordedBusiness, type RegistryRecords } from './records.ts';

const END_CONSENTS = 'registry.end_consents';
const DISSOLVE_DUE = 'registry.dissolve_due';
const FORGET_ENQUIRIES = 'registry.forget_enquiries';
const TELL_OF_SILENCE = 'registry.tell_of_silence';

const schedules = [
  { cron: '*/20 * * * *', job: END_CONSENTS },
  { cron: '10,30,50 * * * *', job: TELL_OF_SILENCE },
  { cron: '35 2 * * *', job: DISSOLVE_DUE },
  { cron: '25 * * * *', job: FORGET_ENQUIRIES },
];

/** What visitors write to businesses, and what their teams answer. */
const enquiryCalls = (parts: RegistryParts) => [
  handle(writeEnquiryCall, (work, input) => writeEnquiry(parts, work, input)),
  handle(listEnquiriesCall, (work, input) => listEnquiries(parts, work, input)),
  handle(answerEnquiryCall, (work, input) => answerEnquiry(parts, work, input)),
  handle(readPublicProfileCall, (work, input) => readPublicProfile(parts, work, input)),
  handle(setPublicProfileCall, (work, input) => setPublicProfile(parts, work, input)),
];

/** The register of businesses: names, registrations, entries. */
export function createRegistry(parts: RegistryParts): {
  readonly domain: ServerDomain;
  /** How statuses change. */
  readonly statuses: StatusDoor;
} {
  return {
    statuses: statusDoor(parts),
    domain: {
      name: 'registry',
      screens: registryScreens,
      machines: [dissolutionMachine, statusMachine],
      livingPages: [{ path: '/business/directory/$slug', answer: answerProfile }],
      calls: [
        handle(checkNameCall, checkName),
        handle(submitRegistrationCall, (work, input) => submitRegistration(parts, work, input)),
        handle(listRegistrationsCall, listRegistrations),
        handle(listDirectoryCall, listDirectory),
        handle(readProfileCall, (work, input) => readProfile(parts, work, input)),
        handleFile(exportDirectoryCall, exportDirectory),
        handle(readOwnersCall, readOwners),
        handle(renewCertificateCall, (work, input) => renewCertificate(parts, work, input)),
        handle(checkCertificateCall, checkCertificate),
        handle(listBusinessesCall, (work) => listBusinesses(parts, work)),
        handle(readBusinessCall, (work, input) => readBusiness(parts, work, input)),
        handle(confirmEntryCall, (work, input) => confirmEntry(parts, work, input)),
        handle(readEntryCall, (work, input) => readEntry(parts, work, input)),
        handle(fileAddressCall, (work, input) => fileAddress(parts, work, input)),
        handle(fileDirectorsCall, (work, input) => fileDirectors(parts, work, input)),
        handle(fileTransferCall, (work, input) => fileTransfer(parts, work, input)),
        handle(listDirectorshipsCall, (work) => listDirectorships(parts, work)),
        handle(readDirectorshipCall, (work, input) => readDirectorship(parts, work, input)),
        handle(answerDirectorshipCall, (work, input) => answerDirectorship(parts, work, input)),
        handle(listDirectorsCall, (work, input) => listDirectors(parts, work, input)),
        handle(readDirectorsCall, (work, input) => readDirectors(parts, work, input)),
        handle(replaceDirectorCall, (work, input) => replaceDirector(parts, work, input)),
        handle(readDissolutionCall, (work, input) => readDissolution(parts, work, input)),
        handle(askDissolutionCall, (work, input) => askDissolution(parts, work, input)),
        handle(agreeDissolutionCall, (work, input) => agreeDissolution(parts, work, input)),
        handle(withdrawDissolutionCall, (work, input) => withdrawDissolution(parts, work, input)),
        handle(listConsentsCall, (work) => listConsents(parts, work)),
        handle(readConsentCall, (work, input) => readConsent(parts, work, input)),
        handle(answerConsentCall, (work, input) => answerConsent(parts, work, input)),
        handle(readChangeCall, (work, input) => readChange(parts, work, input)),
        handle(setSignatoryRuleCall, (work, input) => setSignatoryRule(parts, work, input)),
        handle(readBadgeCall, (work, input) => readBadge(parts, work, input)),
        ...enquiryCalls(parts),
        handle(readKeysCall, () => readKeys(parts)),
        handleFile(readSampleFileCall, readSampleFile),
        handleFile(readCertificateFileCall, (work, input) => readCertificateFile(parts, work, input)),
      ],
      jobs: {
        [END_CONSENTS]: (work) => endConsents(parts, work),
        [TELL_OF_SILENCE]: (work) => tellOfSilence(parts, work),
        [FORGET_ENQUIRIES]: forgetOldEnquiries,
        [DISSOLVE_DUE]: (work) => dissolveDue(parts, work),
      },
      schedules,
      sealed: [
        detailsColumn,
        changeColumn,
        directorEmailColumn,
        joiningEmailColumn,
        letterColumn,
        answerColumn,
      ],
      demo: demoRegistry(parts),
      samples: registrySamples(parts),
    },
  };
}
