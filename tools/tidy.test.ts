import { describe, expect, it } from 'vitest';

import {
  domainsAreSmall,
  filesAreShort,
  functionsAreShort,
  limitsAreNotRetyped,
  noTestIsLeftOut,
  nothingIsSilenced,
  rulesArePure,
  timeDecidesNoTest,
  waitingWorkHasAnIssue,
} from './tidy/code.ts';
import {
  decisionsAreListed,
  domainsIntroduceThemselves,
  linksLeadSomewhere,
  nothingPointsAtOneMachine,
} from './tidy/documents.ts';
import { eventsAreDeclared } from './tidy/events.ts';
import {
  contractsStandAlone,
  designSystemStandsAlone,
  domainsAreEnteredByTheirDoors,
  domainsFormNoCycle,
  importsAreDeclared,
  partsOfDoorsAreForOne,
  serverKitIsAList,
  oneModuleKnowsTheRouter,
  sidesMeetInContract,
} from './tidy/imports.ts';
import { appsNameDomainsInOneList } from './tidy/lists.ts';
import {
  functionsStandApart,
  privateTablesStayPrivate,
  sqlIsOfEveryPostgres,
  sqlStaysInItsSchema,
  tablesAreDescribed,
} from './tidy/schemas.ts';
import { rowsAreNamedAtHome } from './tidy/rows.ts';
import { pagesAreDeclaredAtHome } from './tidy/pages.ts';
import {
  coloursAreTokens,
  errorsFollowTheLanguage,
  layoutIsLogical,
  screensSpeakThroughMessages,
} from './tidy/screens.ts';
import { cataloguesStandInTexts, sentencesAreSaid, wordsAreShared } from './tidy/texts.ts';
import { repositoryFiles, type Rule } from './tidy/source-file.ts';
import { useCasesTakePartsFirst } from './tidy/use-cases.ts';
import { wordsArePlain } from './tidy/words.ts';

interface HouseRule {
  readonly rule: Rule;
  /** Files that keep the rule: nothing may be found. */
  readonly kept: Readonly<Record<string, string>>;
  /** Each breaks the rule once, beside the files above. */
  readonly broken: readonly Readonly<Record<string, string>>[];
}

const lines = (count: number, line = 'export const a = 1;'): string =>
  Array.from({ length: count }, () => line).join('\n');
const packageJson = (content: object): string => JSON.stringify(content);

/** In parts: this file keeps the rules too. */
const PRIVATE_TABLE = ['graphile_worker._private', 'jobs'].join('_');

const houseRules: Readonly<Record<string, HouseRule>> = {
  'a contract imports only pure libraries and other contracts': {
    rule: contractsStandAlone,
    kept: {
      'domains/wallet/contract/a.ts':
        "import * as z from 'zod/mini';\nimport { wireMoney } from '@egcr/contract/money';\nimport { x } from '@egcr/profile/contract';\nimport { y } from './states.ts';",
    },
    broken: [
      { 'domains/wallet/contract/b.ts': "import { join } from 'node:path';" },
      { 'domains/wallet/contract/b.ts': "import type { Work } from '@egcr/server-kit/work';" },
      { 'domains/wallet/contract/b.ts': "export { post } from '../server/post.ts';" },
      { 'platform/contract/src/b.ts': "import { useState } from 'react';" },
    ],
  },
  'the browser and the server meet only in the contract': {
    rule: sidesMeetInContract,
    kept: {
      'domains/wallet/web/a.tsx':
        "import { a } from '../contract/index.ts';\nimport { useState } from 'react';",
      'domains/wallet/server/a.ts': "import { a } from '../contract/index.ts';\nimport pg from 'pg';",
    },
    broken: [
      { 'domains/wallet/web/b.tsx': "import { a } from '../server/index.ts';" },
      { 'domains/wallet/web/b.tsx': "const a = await import('@egcr/profile/server');" },
      { 'platform/ui/src/b.tsx': "import { readFile } from 'node:fs/promises';" },
      { 'domains/wallet/server/b.ts': "import { useState } from 'react';" },
      { 'apps/server/src/b.ts': "import { Button } from '@egcr/ui/button';" },
    ],
  },
  'a domain is entered by its three doors only': {
    rule: domainsAreEnteredByTheirDoors,
    kept: {
      'domains/wallet/server/a.ts':
        "import { a } from '@egcr/identity/server';\nimport { b } from '../contract/index.ts';\nimport { c } from '@egcr/server-kit/work';",
      'apps/web/src/domains.ts': "import { identity } from '@egcr/identity/app';",
      'domains/banking/server/a.test.ts': "import { openBank } from '@egcr/wallet/testing';",
      'domains/banking/web/a.dom.test.tsx': "import { openPage } from '@egcr/wallet/web-testing';",
    },
    broken: [
      { 'domains/banking/server/b.ts': "import { openBank } from '@egcr/wallet/testing';" },
      { 'domains/wallet/web/b.ts': "import { identity } from '@egcr/identity/app';" },
      { 'domains/wallet/server/b.ts': "import { a } from '@egcr/identity/server/store';" },
      { 'domains/wallet/server/b.ts': "import { a } from '../../identity/server/store.ts';" },
      { 'platform/server/src/b.ts': "import { a } from '@egcr/identity/contract';" },
      { 'e2e/b.ts': "import { a } from '../domains/identity/web/auth/auth-form.tsx';" },
    ],
  },
  'a domain declares its own pages, and the apps merge them': {
    rule: pagesAreDeclaredAtHome,
    kept: {
      'domains/wallet/contract/screens.ts':
        "export const rows = [{ name: 'wallet-send', path: '/wallet/send' }];",
      'domains/wallet/contract/slots.ts': "export interface WalletSlots { readonly 'wallet.top': 'part' }",
      'domains/wallet/server/index.ts': "import { rows } from '../contract/screens.ts';",
      'domains/wallet/web/app.ts': "import { rows } from '../contract/screens.ts';",
      'domains/identity/web/signed-in.ts': "export const slots = { 'wallet.top': [] };",
      'apps/web/src/domains.ts': "import { wallet } from '@egcr/wallet/app';",
    },
    broken: [
      { 'domains/wallet/server/index.ts': 'export const screens = [];' },
      { 'domains/wallet/web/app.ts': 'export const screens = [];' },
      { 'platform/web/src/slots.tsx': "export type SlotName = 'wallet.top';" },
      { 'apps/web/src/registry.ts': "export const screens = { 'wallet-send': 1 };" },
    ],
  },
  'an app names domains in its list alone': {
    rule: appsNameDomainsInOneList,
    kept: {
      'domains/wallet/web/app.ts': 'export const wallet = webDomain({});',
      'apps/web/src/domains.ts': "import { wallet } from '@egcr/wallet/app';",
      'apps/web/src/router.tsx':
        "import { Outlet } from '@egcr/web-kit/router.tsx';\nexport const path = '/';",
      'apps/web/vite.config.ts': 'export const PARTS = /domains\\/[\\w-]+\\/web\\/open\\.ts$/;',
      'apps/server/src/domains.ts': "import { createWallet } from '@egcr/wallet/server';",
      'apps/server/src/money-domains.ts': "import { createWallet } from '@egcr/wallet/server';",
      'apps/server/src/compose.ts': "export const port = 'wallet';",
    },
    broken: [
      { 'apps/web/src/b.tsx': "import { PinCard } from '@egcr/wallet/web';" },
      { 'apps/web/src/b.tsx': "const Gate = lazy(() => import('@egcr/wallet/web'));" },
      { 'apps/web/src/b.tsx': "export const isMoney = domain === 'wallet';" },
      { 'apps/web/src/b.ts': "export const first = 'wallet/web/shell.tsx';" },
      { 'apps/web/vite.config.ts': 'export const SHELL = /domains\\/wallet\\/web\\/shell\\.tsx$/;' },
      { 'apps/server/src/compose.ts': "import { walletCall } from '@egcr/wallet/contract';" },
    ],
  },
  'what a domain declares, others name by its declaration': {
    rule: rowsAreNamedAtHome,
    kept: {
      'domains/grants/contract/screens.ts': "export const rows = [{ name: 'grants', path: '/grants' }];",
      'domains/grants/contract/notices.ts': "export const paid = notice('grants.paid', terms);",
      'domains/grants/contract/acts.ts': "export const grantActs = acts(['grant_refused']);",
      'domains/grants/contract/events.ts':
        "export const given = event('grants.given', z.object({ id: uuid }));",
      'domains/grants/web/a.tsx': 'export const A = () => <Link href="/grants" />;',
      'domains/grants/server/a.ts': "export const kind = 'grants.paid';",
      'domains/site/web/a.tsx': "export const A = () => <Link href={hrefOf('grants')} />;",
      'domains/identity/server/a.ts': 'await record(work, { action: grantActs.grant_refused });',
    },
    broken: [
      { 'domains/site/web/b.tsx': 'export const B = () => <Link href="/grants?topic=other" />;' },
      { 'domains/site/web/b.tsx': 'export const B = () => <Link href={`/grants?topic=${topic}`} />;' },
      { 'platform/web/src/guards.ts': "export const home = '/grants';" },
      { 'apps/web/src/b.ts': "export const home = '/grants';" },
      { 'apps/web/pwa/b.ts': "export const shortcut = '/grants';" },
      { 'domains/notifications/web/b.ts': "export const isMoney = kind === 'grants.paid';" },
      { 'domains/identity/contract/b.ts': "export const actions = ['grant_refused'];" },
      { 'platform/server/src/b.ts': "export const topic = 'grants.given';" },
    ],
  },
  'the design system knows no router and no network': {
    rule: designSystemStandsAlone,
    kept: { 'platform/ui/src/a.tsx': "import { Dialog } from '@base-ui/react/dialog';" },
    broken: [{ 'platform/ui/src/b.tsx': "import { Link } from '@tanstack/react-router';" }],
  },
  'the server kit exports a list': {
    rule: serverKitIsAList,
    kept: { 'platform/web/package.json': packageJson({ exports: { './*': './src/*.ts' } }) },
    broken: [{ 'platform/server/package.json': packageJson({ exports: { './*': './src/*.ts' } }) }],
  },
  'one module knows which router the app has': {
    rule: oneModuleKnowsTheRouter,
    kept: {
      'platform/web/src/router.tsx': "import { Router } from 'wouter';",
      'domains/wallet/web/a.tsx': "import { usePath } from '@egcr/web-kit/router.tsx';",
    },
    broken: [
      { 'domains/wallet/web/b.tsx': "import { useLocation } from 'wouter';" },
      { 'domains/wallet/web/b.dom.test.tsx': "import { createRouter } from '@tanstack/react-router';" },
      { 'apps/web/src/b.tsx': "import { Link } from 'react-router-dom';" },
    ],
  },
  'domains call each other one way only': {
    rule: domainsFormNoCycle,
    kept: {
      'domains/wallet/server/a.ts': "import { a } from '@egcr/profile/server';",
      'domains/profile/server/a.ts':
        "import { a } from '@egcr/identity/server';\nimport type { b } from '@egcr/wallet/contract';",
    },
    broken: [{ 'domains/identity/server/a.ts': "import { a } from '@egcr/wallet/server';" }],
  },
  'a part of a door that is for one domain is entered by it alone': {
    rule: partsOfDoorsAreForOne,
    kept: {
      'domains/identity/server/for-gotrue.ts':
        "export { findUser, type UserRow } from './store/users.ts';\nexport { tokensOf as bearersOf } from './tokens.ts';",
      'domains/identity/server/pin.ts': "import { findUser } from './store/users.ts';",
      'domains/gotrue/server/a.ts': "import { findUser, type UserRow } from '@egcr/identity/server';",
      'domains/wallet/server/a.ts':
        "import type { Standing, tokensOf } from '@egcr/identity/server';\nimport { findUser } from './people.ts';",
    },
    broken: [
      { 'domains/wallet/server/b.ts': "import { findUser } from '@egcr/identity/server';" },
      { 'domains/wallet/server/b.ts': "import type { UserRow as Row } from '@egcr/identity/server';" },
      { 'apps/server/src/b.ts': "import { bearersOf } from '@egcr/identity/server';" },
    ],
  },
  'events are told and heard by their declaration': {
    rule: eventsAreDeclared,
    kept: {
      'domains/wallet/contract/events.ts':
        "export const paid = event('wallet.paid', z.object({ id: uuid }));",
      'domains/wallet/server/a.ts':
        'await work.emit(told(paid, { id }));\nexport const domain = { listeners: { ...hear(paid, look) } };',
    },
    broken: [
      { 'domains/wallet/server/b.ts': "await work.emit({ topic: 'wallet.paid', payload: { id } });" },
      {
        'domains/wallet/server/b.ts':
          "await work.emit(told(notificationAsked, { user_id: userId, kind: 'wallet.paid' }));",
      },
      {
        'domains/wallet/server/b.ts':
          "export const domain = { listeners: { 'identity.user_deleted': forget } };",
      },
    ],
  },
  'every import is declared by the package that makes it': {
    rule: importsAreDeclared,
    kept: {
      'package.json': packageJson({ name: 'egcr', devDependencies: { vitest: '1' } }),
      'domains/wallet/package.json': packageJson({
        name: '@egcr/wallet',
        dependencies: { pg: '1' },
        devDependencies: { sinon: '1' },
      }),
      'domains/wallet/server/a.ts':
        "import pg from 'pg';\nimport { sep } from 'node:path';\nimport { x } from '@egcr/wallet/contract';",
      'domains/wallet/server/a.test.ts': "import { it } from 'vitest';\nimport sinon from 'sinon';",
    },
    broken: [
      { 'domains/wallet/server/b.ts': "import { Kysely } from 'kysely';" },
      { 'domains/wallet/server/b.ts': "import { it } from 'vitest';" },
      { 'domains/wallet/server/b.ts': "import sinon from 'sinon';" },
    ],
  },
  'rules are pure': {
    rule: rulesArePure,
    kept: {
      'domains/wallet/contract/rules.ts':
        '// Date.now() would not be pure\nexport const isLate = (at: Date, now: Date): boolean => at < now;',
    },
    broken: [
      { 'domains/wallet/contract/rules.ts': 'export const now = (): number => Date.now();' },
      { 'domains/wallet/contract/amount-rules.ts': 'export const dice = (): number => Math.random();' },
      { 'domains/wallet/contract/rules.ts': "import { env } from 'node:process';" },
    ],
  },
  'SQL names only the schema of its domain': {
    rule: sqlStaysInItsSchema,
    kept: {
      'domains/profile/schema/tables/10_a.sql':
        'create schema profile;\ncreate table profile.profile (id uuid);',
      'domains/ledger/schema/tables/10_a.sql':
        'create schema ledger;\n-- from profile.profile nothing is read\ninsert into ledger.account select 1;',
      'domains/banking/schema/needs.json': '["ledger"]',
      'domains/banking/schema/functions/10_a.sql':
        'create or replace trigger a before delete on banking.a for each row execute function ledger.refuse_change();',
      'domains/banking/schema/functions/20_b.sql':
        "create or replace trigger b before update on banking.a for each row execute function platform.keep_to_machine('state', 'new');",
      'platform/server/schema/tables/10_a.sql':
        'create schema platform;\ncreate table platform.event (id uuid);',
      'domains/side-bets/schema/tables/10_a.sql':
        'create schema side_bets;\ncreate table side_bets.bet (id uuid);',
      'domains/side-bets/schema/needs.json': '["ledger"]',
      'domains/side-bets/schema/functions/10_a.sql':
        'create or replace trigger a before delete on side_bets.bet for each row execute function ledger.refuse_change();',
      'domains/ledger/server/store.ts':
        "db.selectFrom('ledger.account as a');\nwork.emit({ topic: 'profile.saved' });",
    },
    broken: [
      { 'domains/wallet/schema/tables/20_b.sql': 'select 1\nfrom profile.profile;' },
      { 'domains/wallet/schema/functions/10_b.sql': 'select 1\nfrom profile.profile;' },
      { 'domains/wallet/schema/functions/10_b.sql': 'select 1\nfrom side_bets.bet;' },
      { 'domains/banking/server/b.ts': "db.selectFrom('ledger.account');" },
      { 'domains/wallet/server/b.ts': 'sql`select balance from ledger.account`;' },
      { 'domains/wallet/server/b.ts': "db.selectFrom('profile.profile');" },
      { 'domains/wallet/server/b.ts': 'sql`update profile.profile set id = null`;' },
      { 'domains/profile/server/b.ts': "db.innerJoin('ledger.account', 'a', 'b');" },
      { 'platform/server/src/b.ts': 'const text = `select 1 from ledger.account`;' },
      { 'domains/wallet/schema/functions/10_b.sql': 'select 1\nfrom platform.event;' },
    ],
  },
  'every table says what it holds': {
    rule: tablesAreDescribed,
    kept: {
      'domains/wallet/schema/tables/10_a.sql':
        "create table wallet.a (id uuid);\ncomment on table wallet.a is 'One row an a.';",
    },
    broken: [{ 'domains/wallet/schema/tables/20_b.sql': 'create unlogged table wallet.b (id uuid);' }],
  },
  'what can be run again stands in functions/, and nothing else does': {
    rule: functionsStandApart,
    kept: {
      'domains/wallet/schema/tables/10_a.sql':
        '-- create function is for the other folder\ncreate table wallet.a (id uuid);\ndrop view if exists wallet.c;',
      'domains/wallet/schema/functions/10_b.sql':
        'create or replace function wallet.b() returns int language plpgsql as $$\nbegin\n  insert into wallet.a values (null);\n  create table wallet.of_a_body ();\nend;\n$$;\ncreate or replace trigger b before update on wallet.a for each row execute function wallet.b();',
    },
    broken: [
      {
        'domains/wallet/schema/tables/20_b.sql':
          'create function wallet.b() returns int language sql as $$ select 1 $$;',
      },
      { 'domains/wallet/schema/tables/20_b.sql': 'create or replace view wallet.b as select 1;' },
      {
        'domains/wallet/schema/functions/10_b.sql':
          'create trigger b before update on wallet.a execute function wallet.b();',
      },
      { 'domains/wallet/schema/functions/10_b.sql': 'create table wallet.b (id uuid);' },
      { 'domains/wallet/schema/functions/10_b.sql': 'alter table wallet.b add column c text;' },
    ],
  },
  'a file stays within 300 lines of code': {
    rule: filesAreShort,
    kept: { 'platform/web/src/a.ts': `${lines(300)}\n\n// and a comment` },
    broken: [
      { 'platform/web/src/b.ts': lines(301) },
      { 'domains/wallet/schema/tables/10_a.sql': lines(301, 'select 1;') },
    ],
  },
  'a domain stays within 15,000 lines': {
    rule: domainsAreSmall,
    kept: {
      'domains/wallet/contract/a.ts': lines(9_000),
      'domains/wallet/server/a.ts': lines(5_999),
      'domains/wallet/server/a.test.ts': lines(900),
      'domains/wallet/server/testing/bank.ts': lines(900),
      'domains/wallet/e2e/a.e2e.ts': lines(900),
      'domains/wallet/web/texts.ts': lines(9_000),
      'domains/wallet/README.md': lines(900),
      'domains/rates/server/a.ts': lines(9_000),
      'platform/server/src/a.ts': lines(9_000),
    },
    broken: [
      { 'domains/wallet/web/b.tsx': lines(2) },
      { 'domains/wallet/schema/tables/10_b.sql': lines(2, 'select 1;') },
    ],
  },
  'a function stays within 70 lines': {
    rule: functionsAreShort,
    kept: {
      'platform/web/src/a.test.ts': `describe('a', () => {\n${lines(90, '  run();')}\n});\nfunction short(): void {\n${lines(68, '  run();')}\n}`,
    },
    broken: [{ 'platform/web/src/b.ts': `export const long = (): void => {\n${lines(69, '  run();')}\n};` }],
  },
  'screens speak through their texts': {
    rule: screensSpeakThroughMessages,
    kept: {
      'domains/wallet/web/a.tsx':
        'export const A = () => <p title={text.title} className="mt-2">{text.hello} EGCR · {1}</p>;',
    },
    broken: [
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p>Hello</p>;' },
      { 'domains/wallet/web/b.tsx': "export const A = () => <p>{'Hello'}</p>;" },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <input aria-label="Amount" />;' },
      { 'domains/wallet/web/b.tsx': "export const A = () => <input placeholder={'name'} />;" },
    ],
  },
  'what went wrong is said anew in another language': {
    rule: errorsFollowTheLanguage,
    kept: {
      'domains/wallet/web/a.tsx':
        "export const A = () => { setProblem(met); setIssue('too_long'); return <p>{say.failure(met)}</p>; };",
    },
    broken: [
      { 'domains/wallet/web/b.tsx': 'const fail = (met: unknown) => setProblem(say.failure(met));' },
      { 'domains/wallet/web/b.ts': "const fail = () => setIssue(t('large'));" },
    ],
  },
  'a word that texts share is said by two at least': {
    rule: wordsAreShared,
    kept: {
      'domains/wallet/contract/words.ts':
        "export const walletWords = { close: { en: 'Close' } } as const satisfies Words;\n",
      'domains/wallet/web/texts.ts': 'export const t = texts({ close: walletWords.close });\n',
      'domains/rates/server/texts.ts': 'export const t = texts({ end: walletWords.close });\n',
    },
    broken: [
      { 'domains/rates/contract/words.ts': "export const rateWords = { left: { en: 'Left' } } as const;\n" },
      {
        'platform/contract/src/words.ts': "export const words = { left: { en: 'Left' } } as const;\n",
        'platform/web/src/list/texts.ts': 'export const t = texts({ left: words.left });\n',
      },
    ],
  },
  'a catalogue stands in a file of its own, which the build splits by language': {
    rule: cataloguesStandInTexts,
    kept: {
      'domains/wallet/web/texts.ts': "export const t = texts({ title: { en: 'Title' } });\n",
      'domains/wallet/web/a.tsx': 'const t = useText(texts);',
    },
    broken: [
      { 'platform/web/src/list/sample-texts.ts': "export const t = texts({ hide: { en: 'Hide' } });\n" },
    ],
  },
  'every sentence is said somewhere': {
    rule: sentencesAreSaid,
    kept: {
      'domains/wallet/web/texts.ts':
        "export const t = texts({\n  title: { en: 'Title' },\n  'state.open': { en: 'Open' },\n  'open.short': { en: 'Open' },\n  'wide.title': { en: 'Wide' },\n});\n",
      'domains/wallet/web/a.tsx': "t('title'); t(`state.${state}`); t(`${state}.short`); t('wide.title');",
    },
    broken: [
      { 'domains/wallet/web/send/texts.ts': "export const t = texts({\n  left: { en: 'Left' },\n});\n" },
      {
        'domains/wallet/web/send/texts.ts': "export const t = texts({\n  'sent.left': { en: 'Left' },\n});\n",
      },
    ],
  },
  'layout mirrors with its language': {
    rule: layoutIsLogical,
    kept: {
      'domains/wallet/web/a.tsx':
        'export const A = () => <p className="ms-2 pe-3 text-start start-0 border-s left-hand" />;',
      'apps/web/src/a.css': '.a { margin-inline-start: 0; padding-block: 0 }',
    },
    broken: [
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p className="mt-2 ml-2" />;' },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p className={`a md:text-right ${b}`} />;' },
      { 'platform/ui/src/variants.ts': "export const corner = 'absolute -right-2';" },
      { 'apps/web/src/b.css': '.a { margin-left: 0 }' },
    ],
  },
  'colours are tokens': {
    rule: coloursAreTokens,
    kept: {
      'domains/wallet/web/a.tsx':
        'export const A = () => <a href="#main" className="bg-surface text-ink-2" />;',
      'platform/ui/src/theme.css': ':root { --ink: #123456 }',
      'platform/server/src/a.css': ':root { --ink: #123456; --paper: oklch(1 0 0) } p { color: var(--ink) }',
    },
    broken: [
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p className="hover:bg-red-500" />;' },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <p className="text-[#333]" />;' },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <path fill="#aabbcc" />;' },
      { 'apps/web/src/b.css': '.a { color: #aabbcc }' },
    ],
  },
  'a limit is imported, not retyped': {
    rule: limitsAreNotRetyped,
    kept: {
      'domains/wallet/contract/limits.ts':
        'export const NOTE_MAX_LENGTH = 140;\nexport const KEEP_S = 86_400;',
      'domains/wallet/server/a.ts':
        "import { NOTE_MAX_LENGTH } from '../contract/limits.ts';\nexport const two = 2 * NOTE_MAX_LENGTH;",
      'domains/profile/server/a.ts': 'export const other = 140;',
      'domains/wallet/server/b.ts': 'const ROWS_MAX = 140;',
    },
    broken: [
      { 'domains/wallet/server/c.ts': 'export const longest = 140;' },
      { 'domains/wallet/server/c.ts': 'const NOTE_LENGTH = 140;' },
      { 'domains/wallet/web/b.tsx': 'export const A = () => <input maxLength={86400} />;' },
    ],
  },
  'a use case takes parts, work and input in this order': {
    rule: useCasesTakePartsFirst,
    kept: {
      'domains/wallet/server/index.ts':
        'handle(payCall, pay);\nhandle(sendCall, (work, input) => send(parts, work, input));\nhandle(readCall, (work) => read(parts, work));',
    },
    broken: [
      { 'domains/wallet/server/b.ts': 'handle(sendCall, (work, input) => send(work, parts, input));' },
      { 'domains/wallet/server/b.ts': 'handle(readCall, (work) => read(work, parts));' },
      {
        'domains/wallet/server/b.ts': 'handle(sendCall, (work, input) => send(people, money, work, input));',
      },
    ],
  },
  'a slow machine fails no test': {
    rule: timeDecidesNoTest,
    kept: {
      'platform/server/src/a.test.ts': 'await patiently(() => expect(count).toBe(1));',
      'platform/web/src/a.dom.test.tsx':
        "await expect(screen.findByRole('link', {}, { timeout: 500 })).rejects.toThrow('link');",
      'platform/web/src/a.ts': 'const wait = { timeout: 500 };',
    },
    broken: [
      { 'platform/server/src/b.test.ts': 'await vi.waitFor(() => expect(count).toBe(1));' },
      { 'platform/server/src/b.test.ts': "it('ends', { timeout: 5000 }, () => run());" },
      { 'platform/server/src/b.test.ts': "it('ends', async () => {\n  await run();\n}, 60_000);" },
    ],
  },
  'no test is left out': {
    rule: noTestIsLeftOut,
    kept: {
      'platform/web/src/a.test.ts':
        "it.each([1])('runs for %i', () => undefined);\n// it.skip is only spoken of",
    },
    broken: [
      { 'platform/web/src/b.test.ts': "it.skip('later', () => undefined);" },
      { 'e2e/b.e2e.ts': "test.describe.only('now', () => undefined);" },
      { 'e2e/b.e2e.ts': 'test.fixme();' },
    ],
  },
  'work that waits has an issue': {
    rule: waitingWorkHasAnIssue,
    kept: { 'platform/web/src/a.ts': '// TODO(12): faster' },
    broken: [
      { 'platform/web/src/b.ts': '// TODO faster' },
      { 'domains/wallet/schema/tables/10_a.sql': '-- FIXME' },
    ],
  },
  'a finding is mended, not silenced': {
    rule: nothingIsSilenced,
    kept: {
      'platform/web/src/a.ts':
        "// oxlint-disable-next-line no-console -- the command line speaks\nexport const kinds = ['in'] as const;",
      'platform/web/src/a.test.ts': '// @ts-expect-error -- a missing argument\nexport const a = 1;',
    },
    broken: [
      { 'platform/web/src/b.ts': '// @ts-expect-error\nexport const a = 1;' },
      { 'platform/web/src/b.ts': '// oxlint-disable-next-line no-console\nexport const a = 1;' },
      { 'platform/web/src/b.ts': 'export const a = JSON.parse(text) as any;' },
    ],
  },
  'private tables of libraries stay private': {
    rule: privateTablesStayPrivate,
    kept: { 'platform/server/src/a.ts': 'sql`select id from graphile_worker.jobs`' },
    broken: [
      { 'platform/server/src/b.ts': `sql\`delete from ${PRIVATE_TABLE}\`` },
      { 'platform/server/schema/tables/b.sql': `update ${PRIVATE_TABLE} set attempts = 0` },
    ],
  },
  'SQL is of every PostgreSQL that we support': {
    rule: sqlIsOfEveryPostgres,
    kept: {
      'domains/wallet/server/a.ts': 'sql`select gen_random_uuid() from wallet.pots returning id`;',
      'platform/server/testing/b.ts':
        "// uuidv7() is newer\nimport { uuidv7 } from 'uuidv7';\nawait sql`select ${uuidv7()}::uuid`;",
      'tools/bench/c.ts': 'sql`select uuidv7()`;',
    },
    broken: [
      { 'domains/wallet/server/d.test.ts': 'sql`select uuidv7()`;' },
      { 'domains/wallet/schema/functions/10_a.sql': 'select any_value(id) from wallet.pots;' },
      { 'domains/wallet/server/d.ts': 'sql`update wallet.pots set id = 1 returning old.id`;' },
    ],
  },
  'every decision is listed': {
    rule: decisionsAreListed,
    kept: { 'docs/decisions/README.md': '- [One](0001-one.md)', 'docs/decisions/0001-one.md': '# One' },
    broken: [{ 'docs/decisions/0002-two.md': '# Two' }],
  },
  'links in documents lead somewhere': {
    rule: linksLeadSomewhere,
    kept: {
      'docs/a.md': '[b](howto/b.md#part) [c](https://example.org) [d](../README.md)',
      'docs/howto/b.md': '# b',
      'README.md': '[docs](docs/)',
    },
    broken: [{ 'docs/c.md': '[lost](lost.md)' }],
  },
  'nothing points at one machine': {
    rule: nothingPointsAtOneMachine,
    kept: { 'docs/a.md': 'see ./work/a, $HOME/home/b and https://example.org/root/c' },
    broken: [
      { 'docs/b.md': ['see ', 'root', 'checkout'].join('/') },
      { 'tools/b.ts': ['https://', 'registry', '.example.org/'].join('') },
    ],
  },
  'comments and titles of tests use plain words': {
    rule: wordsArePlain,
    kept: {
      'domains/wallet/server/a.ts':
        '/** Whatever anyone asks; shallow, goes on automatically. */\nexport const shall = 1;',
      'domains/wallet/server/a.test.ts':
        "it('is sent to the person who asked', () => expect(somebody).toBe(1));",
      'domains/wallet/web/texts.ts': "export const t = texts({ who: { en: 'Who shall pay?' } });",
    },
    broken: [
      { 'domains/wallet/server/b.ts': '/** Told to whoever holds it. */\nexport const a = 1;' },
      { 'domains/wallet/server/b.ts': 'export const a = 1; // Read in one go.' },
      { 'domains/wallet/server/b.test.ts': "it('ends by itself', () => expect(a).toBe(1));" },
      { 'domains/wallet/server/b.test.ts': 'it(`is for somebody else: ${a}`, () => expect(a).toBe(1));' },
    ],
  },
  'every package introduces itself': {
    rule: domainsIntroduceThemselves,
    kept: { 'domains/wallet/package.json': '{}', 'domains/wallet/README.md': '# Wallet' },
    broken: [{ 'platform/web/package.json': '{}' }],
  },
};

const asFiles = (texts: Readonly<Record<string, string>>): { path: string; text: string }[] =>
  Object.entries(texts).map(([path, text]) => ({ path, text }));

describe('the rules of the house', () => {
  const repository = repositoryFiles();

  it('reads the repository: a rule over nothing would prove nothing', () => {
    expect(repository.length).toBeGreaterThan(100);
    expect(repository.map(({ path }) => path)).toContain('platform/server/src/work.ts');
  });

  describe.each(Object.entries(houseRules))('%s', (_, { rule, kept, broken }) => {
    it('finds nothing where it is kept', () => {
      expect(rule(asFiles(kept))).toEqual([]);
    });

    it.each(broken)('fails on a planted breach: %j', (breach) => {
      const found = rule(asFiles({ ...kept, ...breach }));
      expect(found).not.toEqual([]);
      expect(found.every(({ line, message }) => line >= 1 && message.length > 0)).toBe(true);
    });

    it('is kept in the repository', () => {
      expect(rule(repository).map(({ path, line, message }) => `${path}:${line} ${message}`)).toEqual([]);
    });
  });
});
