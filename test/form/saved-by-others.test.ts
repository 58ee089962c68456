import { describe, expect, test } from 'vitest';
import { isDirty } from '../../app/admin/records/form/state/form-state.ts';
import { Desk, draftOfWill, pause, publish, SANA, save, typed, WILL } from './desk.ts';
import { answerOf, draftOf, type FakeDraft, liveSite, SCHEDULED } from './fake-api.ts';

const schedule = { id: 7, failure: null } as FakeDraft['schedule'];

describe('when somebody else has saved the draft', () => {
  test('their other fields join what was typed, which is saved after a pause', () => {
    const desk = new Desk(liveSite()).byWill('POST', '/drafts', draftOfWill).happens(typed('Mine'), save);
    expect(desk.said).toEqual(['Will already has a draft of this review.']);
    expect(desk.form.values).toMatchObject({ feedback: 'Mine', project_summary: 'By Will' });
    desk.happens(pause);
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'Mine', project_summary: 'By Will' });
  });

  test('somebody chooses where both have changed the same field, and nothing is saved before', () => {
    const fields = { feedback: 'By Will', project_summary: 'By Will' };
    const desk = new Desk(liveSite()).byWill('POST', '/drafts', { ...draftOfWill, fields });
    desk.happens(typed('Mine'), typed('Mine', 'project_summary'), pause);
    expect(desk.form.work).toMatchObject({ step: 'contest', names: ['project_summary', 'feedback'] });
    const calls = desk.calls.length;
    desk.happens(save, pause, { is: 'came online' });
    expect(desk.calls).toHaveLength(calls);
    desk.happens({ is: 'contest settled', taken: { project_summary: 'By Will' } }, save);
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'Mine', project_summary: 'By Will' });
  });

  test('both are joined where they have changed different lines', () => {
    const desk = new Desk(liveSite()).happens(typed('One\nTwo'), save);
    desk.byWill('PUT', '/drafts/1', { version: 1, fields: { feedback: 'One\nTwo, by Will' } });
    desk.happens(typed('One, mine\nTwo'), pause);
    expect(desk.form.work).toBeNull();
    expect(desk.said.at(-1)).toBe('Will has saved this draft since you opened it.');
    desk.happens(pause);
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'One, mine\nTwo, by Will' });
  });

  test('it is shown by itself where nothing is typed, and joined later where something is', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), save);
    const noticed = (version: number) =>
      ({ is: 'noticed', draft: 1, version, last_comment: 3, schedule: null }) as const;
    desk.byWill('PUT', '/drafts/1', { version: 1, fields: { feedback: 'By Will' } }).happens(noticed(2));
    expect(desk.form).toMatchObject({
      values: { feedback: 'By Will' },
      draft: { saved: { version: 2 } },
      lastComment: 3,
    });
    expect(desk.said).toEqual(['Draft Saved!']);
    desk.byWill('PUT', '/drafts/1', { version: 2, fields: { feedback: 'Again' } });
    desk.happens(typed('Mine', 'project_summary'), noticed(3));
    expect(desk.form.values).toMatchObject({ feedback: 'By Will', project_summary: 'Mine' });
    desk.happens(pause, pause);
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'Again', project_summary: 'Mine' });
  });

  test('a text that says the same is no choice, however it is written', () => {
    const html = (quote: string) => `<p>A ${quote}review${quote}.</p>`;
    const desk = new Desk(liveSite()).happens(
      typed(html('"'), 'project_review'),
      save,
      typed(html('"'), 'project_review'),
    );
    desk.byWill('PUT', '/drafts/1', { version: 1, fields: { project_review: html('&quot;'), feedback: 'By Will' } });
    desk.happens(
      typed(`${html('"')}<p></p>`, 'project_review'),
      typed(html('"'), 'project_review'),
      typed('Mine', 'client_name'),
    );
    desk.happens(pause);
    expect(desk.form.work).toBeNull();
    const unsaved = {
      values: { project_review: html('"') },
      before: { project_review: '<p>A review.</p>' },
      version: 1,
      at: '',
    };
    const opened = new Desk(desk.site, { unsaved });
    expect(opened.form.work).toBeNull();
    expect(isDirty(opened.form)).toBe(false);
  });

  test('and scheduled it, the form says so, and whoever may not publish reads that first', () => {
    for (const mayPublish of [true, false]) {
      const desk = new Desk(liveSite(), { mayPublish }).happens(typed('First'), save);
      desk.byWill('PUT', '/drafts/1', { version: 1, fields: { feedback: 'By Will' } });
      desk.site = { ...desk.site, drafts: desk.site.drafts.map((draft) => ({ ...draft, schedule })) };
      desk.happens(typed('Mine'), { is: 'noticed', draft: 1, version: 2, last_comment: 0, schedule: 7 });
      expect(desk.form).toMatchObject({ work: null, values: { feedback: 'Mine' }, draft: { saved: { schedule } } });
      desk.happens(pause);
      expect(desk.form.work?.step).toBe(mayPublish ? 'contest' : undefined);
      expect(desk.form.trouble?.sentence).toBe(mayPublish ? undefined : SCHEDULED);
    }
  });

  test('and took the schedule back, what was refused is saved', () => {
    const desk = new Desk(liveSite(), { mayPublish: false }).happens(typed('First'), save);
    const setSchedule = (schedule: FakeDraft['schedule']) =>
      (desk.site = { ...desk.site, drafts: desk.site.drafts.map((draft) => ({ ...draft, schedule })) });
    setSchedule(schedule);
    desk.happens(typed('Mine'), pause);
    expect(desk.form.trouble?.sentence).toBe(SCHEDULED);
    setSchedule(null);
    desk.happens({ is: 'noticed', draft: 1, version: 1, last_comment: 0, schedule: null }, pause);
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'Mine' });
  });

  test('nothing is replaced while nobody chooses, however one leaves the choice', () => {
    const desk = new Desk(liveSite()).happens(typed('First'), save);
    desk.byWill('PUT', '/drafts/1', { version: 1, fields: { feedback: 'By Will' } });
    desk.happens(typed('Mine'), pause, { is: 'contest left' }, pause, { is: 'came online' });
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'By Will' });
    expect(isDirty(desk.form)).toBe(true);
    desk.happens(save);
    expect(desk.form.work).toMatchObject({ step: 'contest', names: ['feedback'] });
    desk.happens({ is: 'contest settled', taken: {} }, save);
    expect(draftOf(desk.site)?.fields).toEqual({ feedback: 'Mine' });
  });

  test('what this browser has kept is joined, or chosen, when the form is opened again', () => {
    const site = answerOf(liveSite(), WILL, { method: 'POST', path: '/drafts', body: draftOfWill }).site;
    const before = { project_summary: 'A summary.' };
    const unsaved = { values: { project_summary: 'Kept' }, before, version: 1, at: '' };
    const desk = new Desk(site, { unsaved }).happens({ is: 'contest left' }, pause, save);
    expect(draftOf(desk.site)?.fields).toEqual({ project_summary: 'By Will' });
    expect(desk.form.work).toMatchObject({ step: 'contest', names: ['project_summary'] });
  });

  test('on another device of the same person, says so', () => {
    const desk = new Desk(liveSite()).happens(typed('Mine'), save);
    const elsewhere = { version: 1, fields: { project_summary: 'From the phone' } };
    desk.site = answerOf(desk.site, SANA, { method: 'PUT', path: '/drafts/1', body: elsewhere }).site;
    desk.happens(typed('Mine, and more'), pause);
    expect(desk.said.at(-1)).toBe('You have saved this draft elsewhere since you opened it here.');
    expect(desk.form.values).toMatchObject({ feedback: 'Mine, and more', project_summary: 'From the phone' });
  });

  test('and discarded it, the next save begins another', () => {
    const desk = new Desk(liveSite()).happens(typed('First'), save).byWill('DELETE', '/drafts/1');
    desk.happens(typed('Second'), pause);
    expect(desk.form.trouble?.sentence).toMatch(/^This draft has been published or discarded/);
    desk.happens(pause);
    expect(draftOf(desk.site)).toMatchObject({ id: 2, fields: { feedback: 'Second' } });
  });

  test('and published it, the form goes on from the record, with what was typed since', () => {
    const desk = new Desk(liveSite()).happens(typed('First'), save).byWill('POST', '/drafts/1/publish');
    desk.happens(typed('Since', 'project_summary'), pause);
    expect(desk.said.at(-1)).toBe('This draft was published. What you change from now on is a new draft.');
    expect(desk.form).toMatchObject({
      base: { version: 2 },
      draft: { is: 'none' },
      values: { project_summary: 'Since' },
    });
    desk.happens(pause);
    expect(draftOf(desk.site)).toMatchObject({ base_version: 2, fields: { project_summary: 'Since' } });
  });

  test('and left it apart, what is typed stays in this browser until it is published alone', () => {
    const site = answerOf(liveSite(), WILL, { method: 'POST', path: '/drafts', body: draftOfWill }).site;
    const desk = new Desk(site, { isApart: true }).happens(typed('Mine'), pause);
    expect(desk.calls).toEqual([]);
    desk.happens(save);
    expect(desk.said).toEqual(['Will already has a draft of this review. What you typed is kept in this browser.']);
    desk.happens(publish);
    expect(desk.site.record?.fields).toMatchObject({ feedback: 'Mine', project_summary: 'A summary.' });
    expect(draftOf(desk.site)?.fields).toEqual({ project_summary: 'By Will' });
    expect(desk.form.draft.is).toBe('apart');
    expect(isDirty(desk.form)).toBe(false);
  });
});
