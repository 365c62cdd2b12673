import { defineMessages } from '@egcr/web-kit/messages';

export const messages = defineMessages({ title: 'x' });
