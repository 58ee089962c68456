import { describe, expect, test } from 'vitest';
import { limits } from '../../../server/platform/limits/limits.ts';
import { bounceOf, partsOf, rawEmail } from '../../emails.ts';
import { pdfBytes } from '../../files.ts';
import { hostileEmails, MODERATE } from '../../hostile/emails.ts';
import { processorTimeOf } from '../../processor-time.ts';
import { shownHeader } from '../../servers/mail-server.ts';
import { answersApp } from '../app/answers-app.ts';
import { addPerson } from '../app/people.ts';

const LATER = limits.replies.undoWithin + 1_000;

const site = answersApp();
const { app, sana, omar, mailbox, take, noticeOf, converse, read, conversation, answersAfter } = site;

describe('an answer', () => {
  test('stands in its conversation without what it quotes, and all other email is left alone', async () => {
    const { item, address, reply } = await converse();
    const body = 'On Monday.\n\nOn Fri, 27 Nov 2026, Sana <hello@northlight.test> wrote:\n> When would it suit you?';
    const answers = await answersAfter(
      item,
      rawEmail({ from: address, answers: ['<somebody@example.com>'] }),
      rawEmail({
        from: `Ines <${address.toUpperCase()}>`,
        subject: 'AW: =?utf-8?q?Gr=C3=BC=C3=9Fe?=',
        answers: [reply],
        body,
      }),
      rawEmail({ from: address }),
    );
    expect(answers).toEqual([
      {
        id: expect.any(Number),
        kind: 'answer',
        from_name: 'Ines',
        from_address: address.toUpperCase(),
        is_from_visitor: true,
        subject: 'AW: Grüße',
        text: 'On Monday.',
        has_more: true,
        is_unreadable: false,
        files: [],
        received_at: site.now.toISOString(),
      },
    ]);
    const email = (await omar().ask('GET', `/answers/${answers[0].id}`)).body.data;
    expect(email.text).toBe(body);
    expect(email.headers).toContainEqual({ name: 'To', value: 'hello@northlight.test' });
    expect((await sana().ask('GET', '/answers/987654')).status).toBe(404);
    const waiting = async () => (await sana().ask('GET', '/overview')).body.data.answered;
    expect(await waiting()).toEqual([{ kind: 'messages', id: Number(item.split('/').at(-1)), name: 'Ines Moreau' }]);

    await sana().ask('POST', `${item}/replies`, { text: 'Good.' });
    site.now = new Date(site.now.getTime() + LATER);
    app().services.mailWorker.wake();
    const [next] = await take(1);
    expect(shownHeader(next?.head ?? '', 'Subject')).toBe('Re: Grüße');
    expect(shownHeader(next?.head ?? '', 'References')).toContain(reply);
    expect(shownHeader(next?.head ?? '', 'In-Reply-To')).toMatch(/^<.+>$/);
    expect(next?.to).toEqual([address]);
    expect(await waiting()).toEqual([]);
  });

  test('is known by any of ours that it names: a colleague may have answered from another program', async () => {
    const { item, address, notification } = await converse();
    const answers = await answersAfter(
      item,
      rawEmail({ from: address, answers: [notification, '<outlook@northlight.test>'] }),
    );
    expect(answers).toMatchObject([{ kind: 'answer', is_from_visitor: true }]);
  });

  test('from another address is shown as such, and never replaces that of the visitor', async () => {
    const { item, address, confirmation } = await converse();
    const answers = await answersAfter(item, rawEmail({ from: 'Tom <tom@example.org>', answers: [confirmation] }));
    expect(answers).toMatchObject([{ from_address: 'tom@example.org', is_from_visitor: false }]);
    expect((await sana().ask('GET', item)).body.data.email).toBe(address);
  });

  test.each(['won', 'lost'])('reopens what is %s, and whoever it is assigned to is told', async (status) => {
    const { item, address, reply } = await converse();
    await sana().ask('PUT', item, { status, assignee_id: omar().id });
    await take(1);
    await answersAfter(item, rawEmail({ from: address, answers: [reply], body: 'One more thing.' }));
    expect((await sana().ask('GET', item)).body.data.status).toBe('in progress');
    const notice = await noticeOf('One more thing.');
    expect(notice).toMatchObject({ to: [omar().email], text: expect.stringContaining('One more thing.') });
    expect(shownHeader(notice?.head ?? '', 'Subject')).toMatch(/^Answer from Ines Moreau \(/);
    expect(shownHeader(notice?.head ?? '', 'Auto-Submitted')).toBe('auto-generated');
  });

  test('to what is nobody’s, or somebody’s who no longer answers leads, is told to the agency', async () => {
    const { item, address, reply } = await converse();
    await answersAfter(item, rawEmail({ from: address, answers: [reply], body: 'Anybody there?' }));
    expect(await noticeOf('Anybody there?')).toMatchObject({ to: ['agency@northlight.test'] });
    const left = await addPerson(app(), 'Left', 'sales');
    await sana().ask('PUT', item, { assignee_id: left.id });
    await take(1);
    await sana().ask('POST', `/users/${left.id}/disable`);
    await answersAfter(item, rawEmail({ from: address, answers: [reply], body: 'Hello again.' }));
    expect(await noticeOf('Hello again.')).toMatchObject({ to: ['agency@northlight.test'] });
  });

  test('in HTML is shown as text', async () => {
    const { item, address, reply } = await converse();
    const html = '<p>Hello &amp; <b>thanks</b><script>alert(1)</script></p><blockquote>Old</blockquote>';
    const answers = await answersAfter(
      item,
      rawEmail({ from: address, answers: [reply], type: 'text/html', body: html }),
    );
    expect(answers[0]).toMatchObject({ text: 'Hello & thanks', has_more: true });
    expect((await sana().ask('GET', `/answers/${answers[0].id}`)).body.data.text).toBe('Hello & thanks\n\n> Old');
  });

  test('brings files, which are downloads only, and go with it', async () => {
    const { item, address, reply } = await converse();
    const file = (name: string, body: string) => ({
      head: `Content-Type: text/html; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64`,
      body,
    });
    const parts = partsOf([
      { head: 'Content-Type: text/plain', body: 'See attached.' },
      file('../plan.html', Buffer.from('<script>1</script>').toString('base64')),
      file('plan.pdf', pdfBytes().toString('base64')),
    ]);
    const [answer] = await answersAfter(item, rawEmail({ from: address, answers: [reply], ...parts }));
    expect(answer.files).toMatchObject([
      { name: 'plan.html', type: 'application/octet-stream', size: 18, is_kept: true },
      { name: 'plan.pdf', type: 'application/pdf', is_kept: true },
    ]);
    const first = await omar().ask('GET', `/answers/${answer.id}/attachments/0`);
    expect([first.status, first.text]).toEqual([200, '<script>1</script>']);
    expect(first.headers['content-disposition']).toContain('attachment; filename="plan.html"');
    expect(first.headers['content-type']).toBe('application/octet-stream');
    expect(first.headers['content-security-policy']).toContain('sandbox');
    expect((await omar().ask('GET', `/answers/${answer.id}/attachments/2`)).status).toBe(404);
    expect((await omar().ask('GET', `/answers/${answer.id}/attachments/x`)).status).toBe(404);
    const exported = (await sana().ask('GET', `/personal-data?email=${address}`)).body.data;
    expect(exported.answers).toMatchObject([{ files: [{ path: `/answers/${answer.id}/attachments/0` }, {}] }]);
    await sana().ask('DELETE', `/personal-data?email=${address}`);
    expect((await omar().ask('GET', `/answers/${answer.id}/attachments/0`)).status).toBe(404);
  });

  test('of somebody else is erased with what is stored about them', async () => {
    const { item, reply } = await converse();
    await answersAfter(item, rawEmail({ from: 'Uma <uma@example.org>', answers: [reply], body: 'I am Uma.' }));
    expect((await sana().ask('GET', '/personal-data?email=UMA@example.org')).body.data.answers).toHaveLength(1);
    await sana().ask('DELETE', '/personal-data?email=uma@example.org');
    expect((await conversation(item)).answers).toEqual([]);
  });

  test('is stored once, also if the mailbox is numbered anew', async () => {
    const { item, address, reply } = await converse();
    const raw = rawEmail({ from: address, answers: [reply] });
    expect(await answersAfter(item, raw)).toHaveLength(1);
    mailbox().renumber();
    const answers = await answersAfter(item, raw, rawEmail({ from: address, answers: [reply], body: 'Another.' }));
    expect(answers).toMatchObject([{ text: 'Yes, please.' }, { text: 'Another.' }]);
  });

  test('that cannot be read is noted with its head, and keeps no other from being read', async () => {
    const { item, address, reply } = await converse();
    const nested = Array.from(
      { length: 1_200 },
      (_, depth) => `--b${depth}\nContent-Type: multipart/mixed; boundary=b${depth + 1}\n\n`,
    );
    const hostile = { type: 'multipart/mixed; boundary=b0', body: nested.join('') };
    const answers = await answersAfter(
      item,
      rawEmail({ from: address, answers: [reply], subject: 'Deep', ...hostile }),
      rawEmail({ from: address, answers: [reply], body: 'Next.' }),
    );
    expect(answers).toMatchObject([
      { is_unreadable: true, subject: 'Deep', from_address: address, text: '' },
      { is_unreadable: false, text: 'Next.' },
    ]);
  });
});

test('hostile emails hold up neither the server nor one another', async () => {
  const { item, address, reply } = await converse();
  const hostile = Object.values(hostileEmails).map((make) => make(MODERATE, [reply]));
  mailbox().deliver(...hostile, rawEmail({ from: address, answers: [reply], body: 'The last one.' }));
  const time = await processorTimeOf(async () => read());
  expect(time / hostile.length).toBeLessThan(50);
  const { answers } = await conversation(item);
  expect(answers).toHaveLength(hostile.length + 1);
  expect(answers.at(-1)).toMatchObject({ text: 'The last one.' });
});

describe('what nobody has written as an answer', () => {
  test.each([
    ['an absence notice', { headers: ['Auto-Submitted: auto-replied'] }],
    ['what a program has sent', { headers: ['Precedence: bulk'] }],
    ['what the agency sends from another program', { from: 'Sana <agency@northlight.test>' }],
  ])('is noted, and neither reopens nor tells: %s', async (_what, parts) => {
    const { item, address, reply } = await converse();
    await sana().ask('PUT', item, { status: 'won', assignee_id: omar().id });
    await take(1);
    const answers = await answersAfter(item, rawEmail({ from: address, answers: [reply], ...parts }));
    expect(answers).toMatchObject([{ kind: 'from' in parts ? 'agency' : 'automatic' }]);
    expect((await sana().ask('GET', item)).body.data).toMatchObject({ status: 'won', mails: { length: 4 } });
  });

  test('is left alone where it is a copy of ours', async () => {
    const { item, confirmation, reply } = await converse();
    expect(await answersAfter(item, rawEmail({ messageId: reply, answers: [confirmation] }))).toEqual([]);
  });

  test('marks the reply that came back, which can be sent again', async () => {
    const { item, reply } = await converse();
    await sana().ask('PUT', item, { status: 'won' });
    const answers = await answersAfter(item, bounceOf(reply));
    expect(answers).toMatchObject([{ kind: 'bounce', text: 'Your email could not be delivered.', files: [] }]);
    const { replies } = await conversation(item);
    expect(replies).toMatchObject([{ status: 'bounced', failure: '550 5.1.1 Nobody lives here' }]);
    expect((await sana().ask('GET', item)).body.data.status).toBe('in progress');
    const failed = async () => (await sana().ask('GET', '/overview')).body.data.failed_replies;
    expect(await failed()).toMatchObject([{ id: Number(item.split('/').at(-1)) }]);
    expect((await sana().ask('POST', `${item}/replies/${replies[0].id}/resend`)).status).toBe(200);
    expect((await take(1))[0]?.text).toContain('When would it suit you?');
    await expect.poll(async () => (await conversation(item)).replies[0].status).toBe('sent');
    expect(await failed()).toEqual([]);
  });

  test('marks nothing where a server still tries', async () => {
    const { item, reply } = await converse();
    expect(await answersAfter(item, bounceOf(reply, 'delayed'))).toMatchObject([{ kind: 'bounce' }]);
    expect((await conversation(item)).replies).toMatchObject([{ status: 'sent' }]);
  });
});
