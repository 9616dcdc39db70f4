import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { tinyPng } from '../support/samples.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Everything waits for one account and is gone when it is closed: one walk through all of it. */
test('pop-ups come one after the other; survey and suburb know the product document’s rules @phone', async ({
  page,
  visit,
  logIn,
}) => {
  test.setTimeout(90_000);
  await logIn('influencer', { popups: true });
  await visit('/search');
  const notice = dialog(page, 'Notice');
  await expect(notice.getByText('Our warehouse is closed over the Chinese New Year')).toBeVisible();
  await expect(notice.getByRole('button', { name: 'Close' })).toBeFocused();
  await expectAccessible(page, 'notice');
  await page.keyboard.press('Escape');

  const message = dialog(page, 'New message');
  await expect(message.getByRole('button', { name: 'See my messages' })).toBeVisible();
  await message.getByRole('button', { name: 'Later' }).click();
  // Three a day, but for the survey and the suburb.
  await dialog(page, 'A task for you').getByRole('button', { name: 'Later' }).click();

  const survey = dialog(page, 'How was your delivery?');
  const confirm = survey.getByRole('button', { name: 'Confirm' });
  const rate = (name: string, label: string) =>
    choose(survey.getByRole('group', { name }).getByRole('radio', { name: label, exact: true }));
  await confirm.click();
  await expect(
    survey.getByText('please mark our international Logistic  (ClientManagement Service )', { exact: false }),
  ).toBeVisible();
  await rate('Client service', 'Great Satisfaction');
  const saved = page.waitForResponse((answer) => answer.url().includes('/api/popupwindow/draft'));
  await rate('International logistics', 'General');
  await saved;
  await expectAccessible(page, 'survey');

  // What was answered is there after the page was left.
  await page.reload();
  await expect(survey.getByRole('group', { name: 'Client service' }).getByRole('radio', { checked: true })).toHaveCount(
    1,
  );
  await confirm.click();
  await expect(survey.getByText('please mark our Ambassador Services')).toBeVisible();
  await rate('Your ambassador', 'Satisfaction');
  await survey.getByText('Unsatisfied', { exact: true }).first().click();
  await expect(page.getByText('Please upload pictures')).toBeVisible();
  await confirm.click();
  await expect(
    survey.getByText('To show you a quick feedback, please upload the picture of product you are unsatisfied with.'),
  ).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await survey.getByRole('button', { name: 'Add files' }).click();
  await (await chooser).setFiles({ name: 'broken.png', mimeType: 'image/png', buffer: tinyPng });
  await expect(survey.getByText('1 uploaded')).toBeAttached();
  await confirm.click();
  await expect(page.getByText('Evaluation is successful !')).toBeVisible();
  await expect(page.getByText('100 S Coin will be credited within two working days.')).toBeVisible();

  const suburb = dialog(page, 'Confirm your suburb');
  await suburb.getByRole('button', { name: 'Confirm' }).click();
  await expect(suburb.getByText('Please fill in correct suburb.')).toBeVisible();
  await suburb.getByRole('combobox', { name: 'Suburb' }).fill('Sandton');
  await suburb.getByRole('option').first().click();
  await suburb.getByRole('button', { name: 'Confirm' }).click();
  await suburb.getByRole('combobox', { name: 'State' }).selectOption('Gauteng');
  await suburb.getByRole('combobox', { name: 'City' }).selectOption('Johannesburg');
  await suburb.getByRole('combobox', { name: 'Ambassador' }).selectOption({ index: 1 });
  await expectAccessible(page, 'suburb', '[role=dialog]');
  await suburb.getByRole('button', { name: 'Confirm' }).click();
  await suburb.getByRole('button', { name: 'Recharge' }).click();
  await expect(page).toHaveURL(/\/user\/recharge/);
});
