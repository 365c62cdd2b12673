import { speaker } from '@egcr/web-kit/speaker';

import { entryNotices } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(entryNotices.filed, (t, { name }) => ({ title: t('registry.change_filed', { name }) })),
  say(entryNotices.entered, (t, { name }) => ({ title: t('registry.change_entered', { name }) })),
  say(entryNotices.consentAsked, (t, { name }) => ({ title: t('registry.consent_asked', { name }) })),
  say(entryNotices.consentGiven, (t, { name }) => ({ title: t('registry.consent_given', { name }) })),
  say(entryNotices.consentRefused, (t, { name }) => ({ title: t('registry.consent_refused', { name }) })),
  say(entryNotices.consentExpired, (t, { name }) => ({ title: t('registry.consent_expired', { name }) })),
  say(entryNotices.directorAsked, (t, { name }) => ({ title: t('registry.director_asked', { name }) })),
  say(entryNotices.directorConfirmed, (t, { name }) => ({
    title: t('registry.director_confirmed', { name }),
  })),
  say(entryNotices.directorDeclined, (t, { name }) => ({ title: t('registry.director_declined', { name }) })),
  say(entryNotices.directorSilent, (t, { name }) => ({ title: t('registry.director_silent', { name }) })),
  say(entryNotices.dissolutionAsked, (t, { name }) => ({ title: t('registry.dissolution_asked', { name }) })),
  say(entryNotices.dissolutionWaits, (t, { name }) => ({ title: t('registry.dissolution_waits', { name }) })),
  say(entryNotices.dissolutionExpired, (t, { name }) => ({
    title: t('registry.dissolution_expired', { name }),
  })),
  say(entryNotices.dissolutionNoticed, (t, { name }) => ({
    title: t('registry.dissolution_noticed', { name }),
  })),
  say(entryNotices.dissolutionWithdrawn, (t, { name }) => ({
    title: t('registry.dissolution_withdrawn', { name }),
  })),
  say(entryNotices.statusChanged, (t, { name }) => ({ title: t('registry.status_changed', { name }) })),
  say(entryNotices.enquiryWritten, (t, { name }) => ({ title: t('registry.enquiry_written', { name }) })),
  say(entryNotices.dissolved, (t, { name }) => ({ title: t('registry.dissolved', { name }) })),
];
