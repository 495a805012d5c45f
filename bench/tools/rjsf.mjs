/** The page as react-jsonschema-form shows it: values and errors follow with each key, as ours do. */

import Form from '@rjsf/core';
import validator from '@rjsf/validator-ajv8';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

function schemaOf({ label, kind, options }) {
  if (kind === 'box') return { type: 'boolean', title: label };
  if (!options) return { type: 'string', title: label };
  return { type: 'string', title: label, oneOf: options.map(({ code, label: title }) => ({ const: code, title })) };
}

const fields = globalThis.benchFields;
const schema = {
  type: 'object',
  properties: Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])),
  required: fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
};
const uiSchema = Object.fromEntries(
  fields.filter(({ kind }) => kind === 'radio').map(({ name }) => [name, { 'ui:widget': 'radio' }]),
);
createRoot(document.getElementById('app')).render(
  createElement(Form, { schema, uiSchema, validator, liveValidate: 'onChange', showErrorList: false }),
);
