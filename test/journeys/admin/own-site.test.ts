import { expect, type Locator, type Page, test } from '@playwright/test';
import { picture } from '../../pictures.ts';
import { recordPage } from '../browser/console.ts';
import { agency, expectFrame, green, imprint, otherWords, pagesAndWords, privacy } from '../browser/northlight.ts';
import { findOverflow } from '../browser/overflow.ts';
import * as screen from '../browser/screen.ts';
import { person, startNewServer } from '../browser/server.ts';
import { violations } from '../browser/violations.ts';
import { readArchive } from '../../../server/backup/archive/read-archive.ts';
import { startMailServer } from '../../servers/mail-server.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 10_000 });

test('an agency makes an empty site its own, by the browser alone', async ({ browser }) => {
  const [server, mails] = [await startNewServer({ timeZone: '' }), await startMailServer()];
  const admin = await browser.newContext({ baseURL: server.origin, viewport: { width: 1280, height: 800 } });
  const page = await admin.newPage();
  const { errors } = recordPage(page);

  await test.step('becomes the first administrator', async () => {
    await page.goto(await server.command('user:setup-link'));
    await screen.type(page, { 'Full Name': person.name, Email: person.email });
    await expect(screen.input(page, 'Password')).toHaveAccessibleDescription('At least 10 characters.');
    await screen.type(page, { Password: person.password, 'Confirm Password': person.password });
    await screen.press(page, 'Register');
    await expect(page).toHaveURL('/admin');
  });

  await test.step('gives it a name, a logo and ways to reach it', async () => {
    await follow(page, 'Name your agency', 0);
    await screen.type(page, { 'Product Name': agency, 'Phone Number': '+49 40 5550 1234', 'Phone Label': 'Hamburg' });
    await screen.type(page, { Email: 'hello@northlight.example.com' });
    await screen.upload(page, 'Logo');
    await pick(page, 'Privacy Page Link', 'privacy', /^Privacy/);
    await save(page, 'Settings Updated!');
  });

  await test.step('says in which time zone it works', async () => {
    await follow(page, 'Choose your time zone', 4);
    const zone = screen.choice(page, 'Time Zone');
    await expect(zone).toBeFocused();
    await zone.fill('berlin');
    await page.getByRole('option', { name: 'Europe/Berlin' }).click();
    await save(page, 'Settings Updated!');
    await page.goto('/admin');
    const steps = page.getByRole('region', { name: 'Make it yours' }).getByRole('listitem');
    await expect(steps.filter({ hasText: 'Choose your time zone' })).toContainText('(done)');
  });

  await test.step('sets up email', async () => {
    await follow(page, 'Set up email', 5);
    await screen.type(page, { Server: 'localhost', Port: '1' });
    await screen.choice(page, 'Security').selectOption('None');
    await screen.type(page, { Port: '1', 'Sender Address': 'hello@northlight.example.com' });
    await screen.press(page, 'Send me a test email');
    const input = screen.input(page, 'Server');
    await expect(input).toHaveAccessibleDescription(/^The mail server cannot be reached\./);
    expect(errors.splice(0)).toEqual([expect.stringContaining('422')]);
    await screen.type(page, { Port: String(mails.port) });
    await screen.press(page, 'Send me a test email');
    await screen.expectToast(
      page,
      `The mail server has accepted the email to ${person.email}. If it doesn’t arrive, check the spam folder.`,
    );
    expect(await mails.take(1)).toMatchObject([{ to: [person.email], from: 'hello@northlight.example.com' }]);
    const findings = page.getByRole('region', { name: 'What other mail servers find' });
    await expect(findings.getByRole('listitem').filter({ hasText: 'Sender' })).toContainText('To know');
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByText('Keep editing').click();
    await save(page, 'Mail Server Saved!');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('chooses how it looks', async () => {
    await follow(page, 'Choose your colours', 6);
    await screen.input(page, 'Brand Colour').fill(green);
    await expect(page.getByText('White text on this colour reads well: 7.9 to 1.')).toBeVisible();
    await screen.choose(page, 'Fonts', 'Figtree');
    await screen.choose(page, 'Artwork', 'Waves');
    await screen.choose(page, 'Corners', 'Square');
    const icon = { name: 'icon.png', mimeType: 'image/png', buffer: await picture(512, 512) };
    await page.getByLabel('Icon', { exact: true }).setInputFiles(icon);
    await expect(page.getByRole('img', { name: 'The chosen Icon' })).toBeVisible();
    await save(page, 'Brand Updated!');
  });

  await test.step('says what one can order, and what a client says', async () => {
    await create(page, 'New service');
    await screen.type(page, {
      Title: 'Sites that load at sea',
      'Short Description': 'From the first sketch to the launch.',
      'Detail Page Heading': 'Sites that load at sea',
      'Detail Page Description': 'We draw, build and measure.',
    });
    await screen.choose(page, 'Status', 'Active');
    await screen.choose(page, 'Category', 'Web Development Services');
    await screen.upload(page, 'Image');
    await screen.upload(page, 'Detail Page Image');
    await save(page, 'Service Created Successfully!');

    await create(page, 'New review');
    await screen.type(page, {
      'Client Name': 'Mara Lind',
      'Project Name': 'Harbour line',
      'Project Summary': 'A ferry line.',
      'Project Review': 'Six weeks from start to end.',
      Feedback: 'Nobody calls to ask how to book any more.',
    });
    await screen.choose(page, 'Status', 'Active');
    await screen.upload(page, 'Client Image');
    await save(page, 'Review Created!');
  });

  await test.step('opens the home page with a claim', async () => {
    await follow(page, 'Write your first page', 7);
    await page.getByRole('link', { name: 'Edit Home' }).click();
    const hero = await addSection(page, 'Hero');
    await screen.type(hero, { Title: 'Brands that find their way', Lead: 'We design sites for shipping.' });
    await hero.getByRole('button', { name: 'Add a button' }).click();
    await screen.input(hero, 'Label').fill('Call us');
    await screen.choice(hero, 'Link').fill('/meeting');
    await page.getByRole('button', { name: /^Reorder Hero,/ }).press('Home');
    await save(page, 'Page Updated!');
  });

  await test.step('adds a page made of sections', async () => {
    await create(page, 'New page');
    await screen.input(page, 'Title').fill('How we work');
    await screen.choose(page, 'Status', 'Active');
    const steps = await addSection(page, 'Steps');
    await screen.input(steps, 'Heading').fill('From call to launch');
    await steps.getByRole('button', { name: 'Add a step' }).click();
    await screen.type(steps, { Title: 'Listen', Text: 'A morning at your place.' });
    const faq = await addSection(page, 'Questions');
    await faq.getByRole('button', { name: 'Add a question' }).click();
    await screen.type(faq, { Question: 'Do you work on weekends?', Answer: 'Ships do. We rest.' });
    await save(page, 'Page Created!');
  });

  await test.step('shows a case study', async () => {
    await create(page, 'New case study');
    await screen.type(page, {
      Title: 'A ferry line on the phone',
      'Short Description': 'Twice the bookings.',
      Client: 'Harbour line',
    });
    await screen.choose(page, 'Status', 'Active');
    await screen.choose(page, 'Review', 'Harbour line');
    await screen.upload(page, 'Image');
    await screen.press(page, 'Add a result');
    await screen.type(page, { Value: '2×', Label: 'bookings on the phone' });
    const text = await addSection(page, 'Text');
    await screen.type(text, { Heading: 'What stood in the way', Text: 'Eleven steps to a ticket.' });
    await save(page, 'Case Study Created!');
  });

  await test.step('completes and publishes the legal pages', async () => {
    for (const [name, text] of [
      ['Privacy', privacy],
      ['Imprint', imprint],
    ] as const) {
      await page.goto('/admin');
      await page.getByRole('link', { name: /^InActive in Pages/ }).click();
      await page.getByRole('link', { name: `Edit ${name}` }).click();
      await page.getByRole('button', { name: /^Text/, expanded: false }).click();
      await screen.input(page, 'Text').fill(text);
      await screen.choose(page, 'Status', 'Active');
      await save(page, 'Page Updated!');
    }
  });

  await test.step('orders the menu', async () => {
    await page.getByRole('link', { name: 'Menus' }).click();
    await screen.press(page, 'Remove Blogs');
    await screen.press(page, 'Move Our Work up');
    await screen.press(page, 'Add a link below About Us');
    await pick(page, 'Link of Below About Us 1', 'how', /^How we work/);
    await screen.press(page, 'Add a footer column');
    await screen.input(page, 'Title').fill('Studio');
    await screen.press(page, 'Add a link to Links');
    await pick(page, 'Link of Links 1', 'ferry', /^A ferry line/);
    await save(page, 'Menus Updated!');
  });

  await test.step('invites a colleague', async () => {
    await follow(page, 'Invite a colleague', 8);
    await page.getByRole('form', { name: 'Invite' }).getByRole('button', { name: 'Invite' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'The link for your colleague.' })).toBeVisible();
  });

  await test.step('keeps a backup, and puts the list away', async () => {
    await follow(page, 'Keep a backup', 8);
    await screen.press(page, 'Download a backup…');
    // The process that makes it gives way to all that runs beside this test.
    const downloading = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    expect((await readArchive(await (await downloading).path())).missing).toEqual([]);
    await page.goto('/admin');
    await expect(page.getByText('9 of 10 steps done')).toBeVisible();
    await expect(page.getByText(/^Last downloaded/)).toBeVisible();
    await screen.press(page, 'Dismiss');
    await expect(page.getByRole('heading', { name: 'Make it yours' })).toBeHidden();
  });

  await admin.close();
  expect(errors).toEqual([]);

  const phone = await browser.newContext({ baseURL: server.origin, viewport: { width: 375, height: 812 } });
  const visitor = await phone.newPage();
  const seen = recordPage(visitor);
  for (const [path, words] of Object.entries(pagesAndWords)) {
    await test.step(`a visitor reads ${path} on a phone`, async () => {
      expect((await visitor.goto(path))?.status()).toBe(200);
      await expect(visitor).toHaveTitle(new RegExp(`${agency}$`));
      await expectFrame(visitor);
      expect(await otherWords(visitor, words)).toEqual([]);
      expect(await findOverflow(visitor)).toEqual([]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await visitor.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await violations(visitor), colorScheme).toEqual([]);
      }
      await visitor.emulateMedia({ colorScheme: 'light' });
    });
  }
  expect(seen.errors).toEqual([]);
  await phone.close();
  await server.stop();
  await mails.stop();
});

/** Opens a step of the checklist, of which some are done. */
async function follow(page: Page, step: string, done: number) {
  await page.goto('/admin');
  await expect(page.getByText(`${done} of 10 steps done`)).toBeVisible();
  await page.getByRole('link', { name: step, exact: true }).click();
}

async function create(page: Page, noun: string) {
  await page.goto('/admin');
  await page.getByRole('link', { name: noun, exact: true }).click();
}

async function save(page: Page, message: string) {
  await page.getByRole('button', { name: /^(Save|Update)$/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
}

/** Types into a field for links, and picks a page of the site. */
async function pick(page: Page, label: string, text: string, name: RegExp) {
  await screen.choice(page, label).click();
  await screen.choice(page, label).fill(text);
  await page.getByRole('option', { name }).click();
}

async function addSection(page: Page, kind: string): Promise<Locator> {
  await screen.press(page, 'Add a section');
  const palette = page.getByRole('dialog', { name: 'Add a section' });
  await palette
    .getByRole('button', { name: new RegExp(`^${kind}`) })
    .first()
    .click();
  await expect(palette).toBeHidden();
  const grip = page.getByRole('button', { name: new RegExp(`^Reorder ${kind},`) });
  return page.getByRole('listitem').filter({ has: grip }).last();
}
