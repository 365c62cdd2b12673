import { jvd } from './api.ts';
import { contrasts, expect, settingsOf, test } from './fixtures.ts';
import { expectAccessible, expectNamed, expectNoOverflow } from './looks-good.ts';
import { samplePaths } from './paths.ts';
import { signIn } from './signed-in.ts';
import { ofTurn } from './turn.ts';

// Goal: nothing that axe finds, nothing that sticks out sideways and no quiet error, on any screen of a person, in both themes and both directions.
// Method: every open address behind a guard; the table of addresses says which. public-axe.e2e.ts looks at those a visitor sees.

const screens = samplePaths.filter(({ isOpen, path }) => isOpen && !path.includes('$'));
const guarded = screens.filter(
  ({ guard, path }) => guard !== 'public' && path !== '/complete-profile' && path !== '/pin-verification',
);

for (const look of ofTurn(import.meta.filename, contrasts)) {
  for (const theme of ['light', 'dark'] as const) {
    test.describe(`every screen ${look.title}, ${theme}`, () => {
      test.use({ ...settingsOf(look), colorScheme: theme });

      test('shows nothing that axe finds to a person', async ({ page, context, request, api }) => {
        test.setTimeout(240_000);
        const [account, friend] = await api.newPeople(2, jvd(100));
        if (account === undefined || friend === undefined) throw new Error('two people were asked for');
        await api.send(friend, account, jvd(5));
        const [transfer] = await api.transfersOf(account);
        await signIn(context, request, account);
        for (const path of [
          ...guarded.map(({ sample }) => sample),
          `/wallet/transfers/${transfer?.id ?? ''}`,
          '/grants',
        ]) {
          await page.goto(path);
          await expectNamed(page);
          expect(new URL(page.url()).pathname).toBe(path);
          await expectAccessible(page);
          await expectNoOverflow(page);
        }
      });
    });
  }
}
