import { describe, expect, test } from 'vitest';
import { type FormState, isDirty, opened, savedValues } from '../../app/admin/records/form/state/form-state.ts';
import { unsavedIn } from '../../app/admin/records/form/state/unsaved-changes.ts';
import { step } from '../../app/admin/records/form/state/machine.ts';
import { questionAbout } from '../../app/admin/records/publishing/questions.ts';
import { settings } from '../../content/types/settings.ts';
import { blog } from '../../content/types/blog.ts';
import { Desk, draftOfWill, newSite, pause, publish, SANA, save, typed, WILL } from './desk.ts';
import { answerOf, complete, draftOf, type FakeDraft, liveSite, recordOf } from './fake-api.ts';

const OMAR = { id: 3, name: 'Omar' };

describe('publishing', () => {
  test('saves a draft, publishes it, and stays in the form', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), publish);
    expect(desk.calls).toEqual(['POST /drafts', 'POST /drafts/1/publish']);
    expect(desk.live).toBe('Mine');
    expect(desk.done).toMatchObject([{ do: 'toast published', message: 'Review Updated!' }, { do: 'refresh' }]);
    expect(desk.form).toMatchObject({ base: { version: 2 }, draft: { is: 'none' }, work: null });
  });

  test('what is saved already saves nothing again, since somebody may have approved it', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), save, publish);
    expect(desk.calls.slice(1)).toEqual(['GET /reviews/1/draft', 'POST /drafts/1/publish']);
    expect(desk.live).toBe('Mine');
  });

  test.each([
    ['one’s own', SANA],
    ['a colleague’s', WILL],
  ])('%s older draft replaces nothing that was published since without a choice', (_whose, by) => {
    const fields = { feedback: 'Drafted', project_summary: 'Drafted' };
    const body = { type: 'reviews', key: '1', fields };
    const drafted = answerOf(liveSite(), by, { method: 'POST', path: '/drafts', body }).site;
    const site = answerOf(drafted, OMAR, { method: 'PUT', path: '/reviews/1', body: { feedback: 'Corrected' } }).site;
    const desk = new Desk(site).happens(typed('Client', 'client_name'), pause, publish);
    if (by === WILL) desk.happens({ is: 'question answered', isSure: true });
    expect(desk.live).toBe('Corrected');
    expect(desk.form.work).toMatchObject({ step: 'conflict', newer: { feedback: 'Corrected' } });
    desk.happens({ is: 'conflict settled', taken: { feedback: 'Corrected' } });
    if (by === WILL) desk.happens({ is: 'question answered', isSure: true });
    expect(desk.site.record?.fields).toMatchObject({
      feedback: 'Corrected',
      project_summary: 'Drafted',
      client_name: 'Client',
    });
  });

  test('sends nothing while a field is wrong, and leads to the first', () => {
    const desk = new Desk(liveSite()).happens(typed('', 'client_name'), publish);
    expect(desk.calls).toEqual([]);
    expect(desk.form.errors).toEqual({ client_name: ['Client Name is required.'] });
    expect(desk.done).toEqual([
      { do: 'toast', kind: 'error', message: 'Client Name is required.' },
      { do: 'focus field', path: 'client_name' },
    ]);
    desk.happens({ is: 'corrected', path: 'client_name' });
    expect(desk.form.errors).toEqual({});
  });

  test('asks before something is emptied that would be missed', () => {
    const name = { ...settings, fields: { product_name: settings.fields.product_name } };
    const questionOn = (live: string, typed: string) =>
      questionAbout(name, {
        live: { product_name: live },
        values: { product_name: typed },
        draft: null,
        self: SANA,
        readerZone: 'UTC',
      });
    expect(questionOn('Northlight', '')).toEqual({
      title: 'Publish without Product Name?',
      sentences: ['Without a Product Name, the site is called “Plinth”.'],
    });
    expect([questionOn('Northlight', 'Larkspur'), questionOn('', '')]).toEqual([null, null]);
  });

  test('a new record leads to its list, and keeps for its form what was typed at that moment', () => {
    const desk = new Desk(newSite);
    for (const [name, value] of Object.entries(complete)) desk.happens({ is: 'typed', name, value });
    desk.isSlow = true;
    desk.happens(publish).deliver().happens(typed('Typed since')).deliver();
    expect(desk.calls).toEqual(['POST /drafts', 'POST /drafts/1/publish']);
    expect(desk.done.at(-1)).toEqual({ do: 'go', to: '/admin/reviews', replace: false });
    expect(desk.form.place).toBe('moved');
    expect(isDirty(desk.form)).toBe(false);
    expect(unsavedIn(desk.form)).toMatchObject({
      key: 'unsaved:review:1',
      changes: { values: { feedback: 'Typed since' } },
    });
  });

  test('asks about words of somebody else, and publishes after a yes only', () => {
    const site = answerOf(liveSite(), WILL, { method: 'POST', path: '/drafts', body: draftOfWill }).site;
    const desk = new Desk(site).happens(typed('Mine'), publish);
    expect(desk.form.work).toMatchObject({ step: 'asking', question: { title: 'Publish the changes of Will too?' } });
    desk.happens({ is: 'question answered', isSure: false });
    expect(desk.live).toBe('Good.');
    expect(draftOf(desk.site)?.fields).toMatchObject({ feedback: 'Mine' });
    desk.happens(publish, { is: 'question answered', isSure: true });
    expect(desk.live).toBe('Mine');
  });

  test('asks before the schedule of a draft that was left apart is refused because of it', () => {
    const { site } = answerOf(liveSite(), WILL, { method: 'POST', path: '/drafts', body: draftOfWill });
    const schedule = { id: 7, failure: null, due_at: '2026-12-01T09:00:00.000Z', time_zone: 'UTC' };
    const drafts = site.drafts.map((draft) => ({ ...draft, schedule: schedule as FakeDraft['schedule'] }));
    const desk = new Desk({ ...site, drafts }, { isApart: true }).happens(typed('Mine', 'project_summary'), publish);
    const sentence = 'The draft of Will changes Project Summary too. It will not go live on Tuesday 1 December, 09:00.';
    expect(desk.form.work).toMatchObject({ step: 'asking', question: { sentences: [sentence] } });
    const elsewhere = new Desk({ ...site, drafts }, { isApart: true }).happens(typed('Mine'), publish);
    expect(elsewhere.live).toBe('Mine');
  });

  test('publishes no words that somebody else has saved since', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), save);
    desk.byWill('PUT', '/drafts/1', { fields: { project_summary: 'By Will' } }).happens(publish);
    expect(desk.said.at(-1)).toBe('Will has saved this draft since you opened it.');
    expect(desk.site.record?.version).toBe(1);
    expect(desk.form.values).toMatchObject({ project_summary: 'By Will' });
  });

  test('a field that somebody else has published too is chosen from both versions', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine')).byWill('PUT', '/reviews/1', { feedback: 'By Will' });
    desk.happens(publish);
    expect(desk.form.work).toMatchObject({ step: 'conflict', newer: { feedback: 'By Will', version: 2 } });
    desk.happens({ is: 'conflict settled', taken: {} });
    expect(desk.site.record).toMatchObject({ version: 3, fields: { feedback: 'Mine' } });
  });

  test('what is public in the same words already is no choice', () => {
    const published = { feedback: 'Mine', project_review: '<p>A “&amp;”&nbsp;review.</p>' };
    const desk = new Desk(liveSite()).byWill('PUT', '/reviews/1', published);
    desk.happens(typed('Mine'), typed('<p>A “&amp;”\u00A0review.</p>', 'project_review'), publish);
    expect(desk.form.work).toBeNull();
    expect(draftOf(desk.site)).toBeNull();
    const beside = new Desk(desk.site).byWill('POST', '/drafts', draftOfWill);
    const apart = new Desk(beside.site, { isApart: true }).happens(typed('Mine, and more'));
    apart.isSlow = true;
    apart.happens(publish).deliver({ isAnswerLost: true });
    apart.isSlow = false;
    apart.happens(publish);
    expect(apart.said.at(-1)).toBe('These words are public already.');
    expect(isDirty(apart.form)).toBe(false);
  });

  test('or published with the words of both', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine')).byWill('PUT', '/reviews/1', { feedback: 'By Will' });
    desk.happens(publish, { is: 'conflict settled', taken: { feedback: 'Mine. By Will' } });
    expect(desk.site.record).toMatchObject({ version: 3, fields: { feedback: 'Mine. By Will' } });
    expect(desk.form.values).toMatchObject({ feedback: 'Mine. By Will' });
  });

  test('another field that somebody else has published stays, and is in the form then', () => {
    const desk = new Desk(liveSite())
      .happens(typed('Mine'))
      .byWill('PUT', '/reviews/1', { project_summary: 'By Will' });
    desk.happens(publish);
    expect(desk.site.record?.fields).toMatchObject({ feedback: 'Mine', project_summary: 'By Will' });
    expect(desk.form.values).toMatchObject({ feedback: 'Mine', project_summary: 'By Will' });
  });

  test('whose answer is lost is not repeated: the form goes on from what was published', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), save);
    desk.isSlow = true;
    desk.happens(publish).deliver();
    const { site } = answerOf(desk.site, SANA, { method: 'POST', path: '/drafts/1/publish', body: { version: 1 } });
    desk.isOffline = true;
    desk.deliver();
    desk.site = site;
    [desk.isSlow, desk.isOffline] = [false, false];
    desk.happens(publish);
    expect(desk.site.record?.version).toBe(2);
    expect(desk.form).toMatchObject({ base: { version: 2 }, draft: { is: 'none' } });
  });

  test('that was pressed before the words of somebody else joined has to be pressed again', () => {
    const desk = new Desk(liveSite()).byWill('POST', '/drafts', draftOfWill);
    desk.isSlow = true;
    desk.happens(typed('Mine'), pause, publish).deliver().deliver();
    expect(desk.form).toMatchObject({ work: null, pressed: [], values: { project_summary: 'By Will' } });
    expect(desk.site.record?.version).toBe(1);
  });

  test('pressing Save meanwhile saves nothing else', () => {
    const desk = new Desk(liveSite());
    desk.isSlow = true;
    desk.happens(typed('Mine'), publish, save, publish).deliver().deliver();
    expect(desk.calls).toEqual(['POST /drafts', 'POST /drafts/1/publish']);
  });
});

describe('taking back', () => {
  test('a publication goes on from the draft again, with what was typed since', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), publish);
    const published = recordOf(desk.site)!;
    desk.happens(typed('Since', 'project_summary'), { is: 'undo pressed', published });
    expect(desk.live).toBe('Good.');
    expect(desk.form.values).toMatchObject({ feedback: 'Mine', project_summary: 'Since' });
    expect(savedValues(desk.form)).toMatchObject({ feedback: 'Mine', project_summary: 'A summary.' });
  });

  test('a publication whose form was left opens the form of the record anew', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), publish);
    const published = recordOf(desk.site)!;
    desk.happens({ is: 'closed' }, { is: 'undo pressed', published });
    expect(desk.done.at(-1)).toMatchObject({ do: 'reopen', published, record: { feedback: 'Good.' } });
  });

  test('a discarded draft comes back into its form', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), save);
    desk.happens({ is: 'discard pressed', values: desk.form.values });
    expect(desk.form.values['feedback']).toBe('Good.');
    expect(desk.done.at(-1)).toEqual({ do: 'focus heading' });
    desk.happens({ is: 'restore pressed', draft: 1 });
    expect(desk.form.values['feedback']).toBe('Mine');
    expect(isDirty(desk.form)).toBe(false);
  });

  test('a draft is not discarded with words that one has not seen', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), save);
    desk.byWill('PUT', '/drafts/1', { version: 1, fields: { project_summary: 'By Will' } });
    desk.happens({ is: 'discard pressed', values: desk.form.values });
    expect(desk.said.at(-1)).toBe('Will has saved this draft since you opened it.');
    expect(desk.form.values).toMatchObject({ feedback: 'Mine', project_summary: 'By Will' });
    desk.happens({ is: 'discard pressed', values: desk.form.values });
    expect(draftOf(desk.site)).toBeNull();
  });

  test('a discarding leaves alone what is typed after it was pressed', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), save);
    desk.isSlow = true;
    desk.happens({ is: 'discard pressed', values: desk.form.values }, typed('Since', 'project_summary')).deliver();
    expect(desk.form.values).toMatchObject({ feedback: 'Good.', project_summary: 'Since' });
    expect(isDirty(desk.form)).toBe(true);
  });
});

test('a form moves with a record whose address changes', () => {
  const record = { id: 5, slug: 'a', title: 'A', version: 1, created_at: '', updated_at: '' };
  const reader = { self: SANA, readerZone: 'UTC', mayPublish: true };
  const form = opened({ type: blog, reader, creationKey: 'a', record, savedDraft: null, theirs: null, unsaved: null });
  const following: FormState = { ...form, work: { step: 'following', why: 'itself' } };
  const answer = { ok: true, body: { data: { ...record, slug: 'b', version: 2 } } } as const;
  const { state, effects } = step(following, { is: 'answered', to: 0, answer });
  expect(state.place).toBe('moved');
  expect(effects.at(-1)).toEqual({ do: 'go', to: '/admin/blogs/edit/b', replace: true });
});
