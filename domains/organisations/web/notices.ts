import { speaker } from '@egcr/web-kit/speaker';

import { teamInvitation, teamJoined, teamRemoved, teamRoleChanged } from '../contract/notices.ts';
import { noticeTexts } from './notices/texts.ts';

const say = speaker(noticeTexts);

export const notices = [
  say(teamInvitation, (t, { name, organisation }) => ({
    title: t('organisations.invited', { name, organisation }),
  })),
  say(teamJoined, (t, { name, organisation }) => ({
    title: t('organisations.joined', { name, organisation }),
  })),
  say(teamRoleChanged, (t, { organisation }) => ({
    title: t('organisations.role_changed', { organisation }),
  })),
  say(teamRemoved, (t, { organisation }) => ({ title: t('organisations.removed', { organisation }) })),
];
