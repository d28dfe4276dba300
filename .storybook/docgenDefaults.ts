import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Plugin } from 'vite';

/**
 * Adds to the docs of each component what its props are when they are not given. react-docgen-typescript finds defaults only
 * in a function that stands alone or in a call of `forwardRef`; ours stand in `withRef`. Comes after it, on the same module.
 */
export function docgenDefaults(): Plugin {
  return {
    name: 'docgen-defaults',
    transform: {
      filter: { code: '.__docgenInfo = ' },
      handler: (code, id) => {
        // As it was written, before JSX became calls.
        const [file = id] = id.split('?');
        const statements = Object.entries(defaultsOf(readFileSync(file, 'utf8'))).map(assignment);
        return statements.length > 0 ? { code: [code, ...statements].join('\n'), map: null } : null;
      },
    },
  };
}

/** Values as they are written, by prop; the text alone of a string. */
type Defaults = Record<string, string>;

/** The defaults of a module's components, by the name of the component: `const Name = withRef(function ({ prop = value }) ...)`. */
function defaultsOf(code: string): Record<string, Defaults> {
  const source = ts.createSourceFile('component.tsx', code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const constants = new Map(
    source.statements
      .flatMap((statement) =>
        ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
      )
      .map(({ name, initializer }) => [name.getText(source), initializer]),
  );
  const written = (value: ts.Expression): string => {
    const named = ts.isIdentifier(value) ? constants.get(value.text) : undefined;
    if (named) return written(named);
    return ts.isStringLiteral(value) ? value.text : value.getText(source);
  };
  const found: Record<string, Defaults> = {};
  for (const [name, initializer] of constants) {
    const props = initializer && wrappedProps(initializer);
    if (!props) continue;
    found[name] = Object.fromEntries(
      props.elements.flatMap(({ propertyName, name: local, initializer: value }) =>
        value ? [[(propertyName ?? local).getText(source), written(value)]] : [],
      ),
    );
  }
  return found;
}

/** What the function in `withRef(function ...)` takes apart. */
function wrappedProps(expression: ts.Expression): ts.ObjectBindingPattern | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  const { expression: callee, arguments: given } = expression;
  const [component] = given;
  if (!ts.isIdentifier(callee) || callee.text !== 'withRef' || !component) return undefined;
  const props = ts.isFunctionExpression(component) ? component.parameters[0]?.name : undefined;
  return props && ts.isObjectBindingPattern(props) ? props : undefined;
}

function assignment([name, defaults]: [string, Defaults]): string {
  return `for (const [prop, value] of Object.entries(${JSON.stringify(defaults)}))
  if (${name}.__docgenInfo?.props[prop]) ${name}.__docgenInfo.props[prop].defaultValue = { value };`;
}
