/** The page as SurveyJS shows it: values and errors follow with each key, as ours do. */
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Model } from 'survey-core';
import { Survey } from 'survey-react-ui';

const TYPES = { text: 'text', choice: 'dropdown', radio: 'radiogroup', box: 'boolean' };

const elements = globalThis.benchFields.map(({ name, label, kind, options, isRequired }) => ({
  type: TYPES[kind],
  name,
  title: label,
  isRequired,
  ...(options && { choices: options.map(({ code, label: text }) => ({ value: code, text })) }),
}));
const model = new Model({
  elements,
  showQuestionNumbers: false,
  textUpdateMode: 'onTyping',
  checkErrorsMode: 'onValueChanged',
});
createRoot(document.getElementById('app')).render(createElement(Survey, { model }));
