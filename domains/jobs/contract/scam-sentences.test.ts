import { describe, expect, it } from 'vitest';

import { judges, type Said } from './scam-sentences.ts';
import type { ScamSign } from './scam-signs.ts';

/** A sentence, the one after it, and others of the posting. */
function said(alone: string, next = '', rest = ''): Said {
  const whole = `${alone}. ${next}. ${rest}`;
  return { alone, withNext: `${alone}. ${next}`, whole, raw: alone };
}

/** Of each pair the second differs in what makes the first a sign. */
describe.each<[ScamSign, readonly (readonly [string, Said, Said])[]]>([
  [
    'asks_fee',
    [
      [
        'a penalty',
        said('who leaves early owes us a penalty of 500'),
        said('who leaves early owes us nothing'),
      ],
      ['own money first', said('top up your account to begin'), said('top up what the guests ask for')],
      [
        'half of a sum now',
        said('half now, half later', '', 'The seat is $40'),
        said('half now, half later', '', 'The seat is free'),
      ],
      [
        'a cost that the reader pays, with its number',
        said('you pay 200 for the uniform'),
        said('customers pay 200 for the uniform'),
      ],
      [
        'what is paid before',
        said('you pay $40 before you begin'),
        said('you earn a wage and pay $40 before you begin'),
      ],
      ['a fee', said('registration fee of 30'), said('we pay the registration fee of 30')],
      ['a kit that is bought', said('order our starter kit'), said('open our starter kit')],
    ],
  ],
  [
    'asks_secrets',
    [
      [
        'a screen that is shared beside a bank',
        said('install anydesk and open your bank'),
        said('install anydesk and open your mail'),
      ],
      ['a password that is given', said('send us your password'), said('never lose your password')],
      [
        'a card of the reader, not of customers',
        said('tell customers your card number'),
        said('tell customers the card number'),
      ],
    ],
  ],
  [
    'moves_money',
    [
      [
        'what a cheque is to buy',
        said('buy supplies from certified vendors with the funds'),
        said('buy supplies from certified vendors'),
      ],
      [
        'cash that is collected',
        said('pick up cash from elderly people'),
        said('investigate who sends people to pick up cash from elderly people'),
      ],
      ['an account that is lent', said('rent us an account'), said('rent our members an account')],
      [
        'cards whose codes are sent',
        said('buy gift cards and send me the codes'),
        said('sell gift cards to guests and check the codes'),
      ],
      [
        'cards whose codes are sent, though guests are spoken of',
        said('guests buy gift cards; send me the codes'),
        said('guests buy gift cards; keep the codes'),
      ],
      [
        'a transfer that is not called back',
        said('send it by western union'),
        said('pay out by western union at the desk'),
      ],
      [
        'a cheque that is too large',
        said('the cheque is more than agreed'),
        said('the cheque is in the post'),
      ],
      [
        'a cheque that goes on',
        said('cash our cheque', 'forward it'),
        said('cash our cheque at the desk', 'forward it'),
      ],
      ['customers that pay the reader', said('customers pay to you'), said('customers pay to us')],
      [
        'a share that is kept of money',
        said('keep 5% of the money and send the rest'),
        said('keep 5% of the bread and send the rest'),
      ],
      [
        'money through the own account',
        said('payments arrive on your account', 'forward them'),
        said('payments arrive on our account', 'forward them'),
      ],
    ],
  ],
  [
    'moves_parcels',
    [
      [
        'labels that are changed',
        said('change the labels of parcels'),
        said('change the labels of parcels in our warehouse'),
      ],
      ['an address that is used', said('your address is used'), said('your experience is used')],
      [
        'parcels that come home and go on',
        said('receive parcels at your home', 'send them abroad with new labels'),
        said('receive parcels at the school', 'send them abroad with new labels'),
      ],
      [
        'parcels that are looked at, and go on',
        said('inspect parcels at home', 'forward them'),
        said('count parcels at home', 'forward them'),
      ],
    ],
  ],
  [
    'paid_tasks',
    [
      [
        'clicks that are paid',
        said('like videos', 'each pays 2 dollars'),
        said('like videos', 'it is a joy'),
      ],
      ['friends who are brought in', said('invite friends and earn'), said('invite friends and sing')],
    ],
  ],
  ['easy_money', [['much for little', said('$80 per hour'), said('$18 per hour')]]],
  [
    'chat_only',
    [['an application by chat', said('apply on whatsapp'), said('our customers write on whatsapp')]],
  ],
  ['no_interview', [['nobody who asks', said('no interview'), said('one interview')]]],
  ['free_mail', [['a free mailbox', said('write to us@gmail.com'), said('write to us@mill.example')]]],
  ['short_link', [['a link that hides where it leads', said('see bit.ly/x'), said('see mill.example/x')]]],
])('a posting %s', (sign, pairs) => {
  it.each(pairs)('that speaks of %s', (_, scam, honest) => {
    expect([judges[sign](scam), judges[sign](honest)]).toEqual([true, false]);
  });
});
