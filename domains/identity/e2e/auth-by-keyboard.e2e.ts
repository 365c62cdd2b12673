import type { OutboxMessage } from '@egcr/e2e/api';
import { expect, looks, settingsOf, test } from '@egcr/e2e/fixtures';
import { tabTo } from '@egcr/e2e/keyboard';
import { expectAccessible, expectNoOverflow } from '@egcr/e2e/looks-good';
import { Person, somebodyNew } from '@egcr/e2e/people';
import { ofTurn } from '@egcr/e2e/turn';

// Goal: every way through /auth without a mouse, in every look, and nothing that axe finds at any of its steps.
// Method: only Tab, Enter, Space, arrows and letters; where a step is about one field, it has the focus from the start.

const NEW_PASSWORD = 'Green-Lantern-58';

/** Nothing is reached but by the keyboard from here on. */
class AtTheKeyboard extends Person {
  async types(label: string, text: string): Promise<void> {
    await tabTo(this.page, this.page.getByLabel(label, { exact: true }));
    await this.page.keyboard.type(text);
  }

  async presses(name: string): Promise<void> {
    await tabTo(this.page, this.page.getByRole('button', { name, exact: true }));
    await this.page.keyboard.press('Enter');
  }

  /** The code of a message, in the field that has the focus. */
  async typesCode({ code }: OutboxMessage): Promise<void> {
    await expect(this.page.getByLabel(this.words.auth('code.label'), { exact: true })).toBeFocused();
    await this.looksAround();
    await this.page.keyboard.type(code ?? 'no code');
    await this.page.keyboard.press('Enter');
  }

  async namesContact(contact: 'email' | 'phone'): Promise<void> {
    const { auth } = this.words;
    if (contact === 'email') return this.types(auth('field.email'), this.details.email);
    const byEmail = this.page.getByRole('radio', { name: auth('contact.email') });
    const byPhone = this.page.getByRole('radio', { name: auth('contact.phone') });
    if (!(await byPhone.isChecked())) {
      await tabTo(this.page, byEmail);
      await this.page.keyboard.press('ArrowDown');
      await expect(byPhone).toBeFocused();
    }
    return this.types(auth('field.phone'), this.details.phone);
  }

  async opensAccount(contact: 'email' | 'phone'): Promise<void> {
    const { page, details } = this;
    const { auth, profile } = this.words;
    await page.goto('/auth?mode=signup');
    await this.namesContact(contact);
    await this.types(auth('field.password'), details.password);
    await this.types(auth('field.confirm'), details.password);
    await tabTo(page, page.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await this.presses(auth('signup.submit'));
    await this.typesCode(await this.api.message(contact === 'email' ? details.email : this.e164));
    await this.arrivesAt('/complete-profile');
    await this.looksAround();
    await this.types(profile('first_name'), details.firstName);
    await this.types(profile('last_name'), details.lastName);
    await this.types(profile('username'), details.username);
    await this.types(profile('pin'), details.pin);
    await this.types(profile('pin.again'), details.pin);
    await page.keyboard.press('Enter');
    // Who has just entered the PIN twice is not asked for it a third time.
    await this.arrivesAt('/dashboard');
  }

  async typesPin(): Promise<void> {
    await this.arrivesAt('/pin-verification');
    await expect(this.page.getByLabel(this.words.pin('verify.label'), { exact: true })).toBeFocused();
    await this.page.keyboard.type(this.details.pin);
    await this.arrivesAt('/dashboard');
  }

  /** Another day, in the same browser. */
  async comesBack(): Promise<void> {
    await this.page.evaluate(() => localStorage.clear());
    await this.page.goto('/auth');
  }

  async asksForAnotherPassword(contact: 'email' | 'phone'): Promise<void> {
    const { page } = this;
    const { auth } = this.words;
    await this.comesBack();
    await tabTo(page, page.getByRole('link', { name: auth('signin.forgot') }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(auth('title.reset-password'));
    await this.namesContact(contact);
    await this.looksAround();
    await page.keyboard.press('Enter');
  }

  async choosesPassword(): Promise<void> {
    const { page } = this;
    const { auth } = this.words;
    await expect(page.getByLabel(auth('field.new_password'), { exact: true })).toBeVisible();
    await this.looksAround();
    await this.types(auth('field.new_password'), NEW_PASSWORD);
    await this.types(auth('field.confirm'), NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await this.typesPin();
  }

  async signsInWith(password: string, contact: 'email' | 'phone'): Promise<void> {
    await this.comesBack();
    await this.namesContact(contact);
    await this.types(this.words.auth('field.password'), password);
    await this.page.keyboard.press('Enter');
    await this.typesPin();
  }

  /** Both directions and both widths are seen by two of the four looks. */
  async looksAround(): Promise<void> {
    await expectNoOverflow(this.page);
    const isSeen = (this.look.language === 'en') === (this.look.device === 'desktop');
    if (isSeen) await expectAccessible(this.page);
  }
}

for (const look of ofTurn(import.meta.filename, looks)) {
  test.describe(`without a mouse, ${look.title},`, () => {
    test.use(settingsOf(look));

    test('a stranger opens an account by mail, comes back, and forgets the password [AUTH-04, AUTH-06]', async ({
      page,
      api,
    }) => {
      const amina = new AtTheKeyboard({ page, look, details: somebodyNew('Amina'), api });
      await amina.opensAccount('email');
      await amina.signsInWith(amina.details.password, 'email');
      await amina.asksForAnotherPassword('email');
      const isRecovery = ({ links }: OutboxMessage) => links.some((link) => link.includes('type=recovery'));
      await amina.typesCode(await api.messageWhere(amina.details.email, isRecovery));
      await amina.choosesPassword();
    });

    test('a stranger opens an account by phone, forgets the password, and comes back [AUTH-05, AUTH-07]', async ({
      page,
      api,
    }) => {
      const bola = new AtTheKeyboard({ page, look, details: somebodyNew('Bola'), api });
      await bola.opensAccount('phone');
      const { id: signUp } = await api.message(bola.e164);
      await bola.asksForAnotherPassword('phone');
      await bola.typesCode(await api.message(bola.e164, new Set([signUp])));
      await bola.choosesPassword();
      await bola.signsInWith(NEW_PASSWORD, 'phone');
    });
  });
}
