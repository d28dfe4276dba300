import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { resolver } from './importGraph.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const resolve = resolver(root);
const TESTS = ['*.test.ts', '*.test.tsx', '*.stories.tsx', 'e2e/**.ts', 'apps/pm-server/test/**.ts'];

/** Calls whose result has an element if what they are called on has one. */
const KEEPS_LENGTH = new Set(
  'map entries keys values sort toSorted reverse toReversed concat with'.split(' '),
);

/**
 * Tests that may pass without an assertion: those with a loop over what may be empty, or a `return` before the first assertion. A loop
 * that asserts goes over a literal, over a constant that is one, over what was asserted to have an element before, or over `some(list)`.
 *
 * @returns {string[]} file, line and what to write
 */
export function silentTests() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...TESTS], {
    cwd: root,
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)))
    .flatMap(problemsOf);
}

/** @returns {string[]} */
function problemsOf(file) {
  const source = parsed(file);
  const found = [];
  const report = (node, problem) =>
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${problem}`);
  visit(source);
  return found;

  function visit(node) {
    const loop = loopOf(node);
    if (loop && holdsAssertion(loop.body) && !hasElement(loop.list, file) && !isAsserted(loop.list))
      report(
        node,
        `may assert nothing: write some(${loop.list.getText(source)}), from scripts/checks/some.ts`,
      );
    const body = testBodyOf(node);
    if (body) {
      const first = find(body, isAssertion);
      const early =
        first && find(body, (inner) => ts.isReturnStatement(inner) && inner.end < first.pos, true);
      if (early) report(early, 'ends the test before its first assertion: skip the test, or assert');
    }
    ts.forEachChild(node, visit);
  }
}

/** What a `for … of` or a `.forEach` goes over, and what it does. */
function loopOf(node) {
  if (ts.isForOfStatement(node)) return { list: node.expression, body: node.statement };
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  if (node.expression.name.text !== 'forEach' || !node.arguments[0]) return undefined;
  return { list: node.expression.expression, body: node.arguments[0] };
}

/** The body of a test's function: `it('…', () => {})`, `test.skipIf(…)('…', …)`, `it.each(…)('…', …)`. */
function testBodyOf(node) {
  if (!ts.isCallExpression(node) || !['it', 'test'].includes(firstName(node))) return undefined;
  if (node.arguments.length < 2 || !ts.isStringLiteralLike(node.arguments[0])) return undefined;
  return node.arguments.find((argument) => ts.isArrowFunction(argument) || ts.isFunctionExpression(argument))
    ?.body;
}

function isAssertion(node) {
  return ts.isCallExpression(node) && /^(expect|assert)(?![a-z])/.test(firstName(node));
}

function holdsAssertion(node) {
  return find(node, isAssertion) !== undefined;
}

/** `expect` of `expect.soft(1).toBe(1)`. */
function firstName(node) {
  if (ts.isIdentifier(node)) return node.text;
  return node.expression ? firstName(node.expression) : '';
}

/** The first node, in order of the text, that fits. */
function find(node, fits, withoutFunctions = false) {
  if (fits(node)) return node;
  return ts.forEachChild(node, (child) =>
    withoutFunctions && ts.isFunctionLike(child) ? undefined : find(child, fits, withoutFunctions),
  );
}

/** Whether a statement before it, in a block around it, asserts that there is an element. */
function isAsserted(list) {
  const name = list.getText().replace(/^Object\.\w+\((.*)\)$|\.(entries|keys|values)\(\)$/, '$1');
  for (let node = list; node.parent; node = node.parent) {
    const siblings = ts.isBlock(node.parent) || ts.isSourceFile(node.parent) ? node.parent.statements : [];
    if (siblings.some((before) => before.end <= node.pos && provesElement(before, name))) return true;
  }
  return false;
}

function provesElement(statement, name) {
  if (!ts.isExpressionStatement(statement)) return false;
  const call = ts.isAwaitExpression(statement.expression)
    ? statement.expression.expression
    : statement.expression;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false;
  const [argument] = call.arguments;
  const isNot = call.expression.expression.getText().endsWith('.not');
  const subject = find(call, (node) => ts.isCallExpression(node) && ts.isIdentifier(node.expression))
    ?.arguments[0];
  const about = subject?.getText();
  const isNumber = argument && ts.isNumericLiteral(argument);
  const matcher = call.expression.name.text;
  if (about === `${name}.length` || about === `${name}.size`)
    return isNot
      ? matcher === 'toBe' && isNumber && argument.text === '0'
      : (matcher === 'toBeGreaterThan' && isNumber) ||
          (/^(toBe|toBeGreaterThanOrEqual)$/.test(matcher) && isNumber && Number(argument.text) > 0);
  if (about !== name) return false;
  if (matcher === 'toHaveLength') return isNumber && isNot === (argument.text === '0');
  if (isNot) return matcher === 'toEqual' && argument?.getText() === '[]';
  return (
    /^toContain(Equal)?$/.test(matcher) ||
    (/^to(Strict)?Equal$/.test(matcher) && hasElement(argument, statement.getSourceFile().fileName))
  );
}

/** Whether an expression surely has an element, entry or character. */
function hasElement(node, file) {
  const has = (inner) => inner !== undefined && hasElement(inner, file);
  if (!node) return false;
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isAwaitExpression(node)
  )
    return has(node.expression);
  if (ts.isSpreadElement(node) || ts.isSpreadAssignment(node)) return has(node.expression);
  if (ts.isConditionalExpression(node)) return has(node.whenTrue) && has(node.whenFalse);
  if (ts.isArrayLiteralExpression(node))
    return node.elements.some((element) => !ts.isSpreadElement(element) || has(element));
  if (ts.isObjectLiteralExpression(node))
    return node.properties.some((property) => !ts.isSpreadAssignment(property) || has(property));
  if (ts.isStringLiteralLike(node)) return node.text.length > 0;
  if (ts.isIdentifier(node)) {
    const constant = constantOf(node, file);
    return constant !== undefined && hasElement(constant.value, constant.file);
  }
  if (ts.isPropertyAccessExpression(node)) {
    const constant = ts.isIdentifier(node.expression) && constantOf(node.expression, file);
    const object = constant && withoutTypes(constant.value);
    if (!object || !ts.isObjectLiteralExpression(object)) return false;
    const property = object.properties.find((one) => one.name?.getText() === node.name.text);
    return Boolean(
      property && ts.isPropertyAssignment(property) && hasElement(property.initializer, constant.file),
    );
  }
  if (ts.isNewExpression(node))
    return ['Set', 'Map'].includes(node.expression.getText()) && has(node.arguments?.[0]);
  if (!ts.isCallExpression(node)) return false;
  const called = node.expression.getText();
  const [first] = node.arguments;
  if (called === 'some') return true;
  if (called === 'Array') return first !== undefined && isPositive(first, file);
  if (called === 'Object.freeze' || /^Object\.(entries|keys|values)$/.test(called)) return has(first);
  if (called === 'Array.from') {
    if (!first || !ts.isObjectLiteralExpression(first)) return has(first);
    const length = first.properties.find((property) => property.name?.getText() === 'length');
    return Boolean(length && ts.isPropertyAssignment(length) && isPositive(length.initializer, file));
  }
  if (!ts.isPropertyAccessExpression(node.expression)) return false;
  const method = node.expression.name.text;
  if (method === 'concat' && has(first)) return true;
  return (KEEPS_LENGTH.has(method) || method === 'split') && has(node.expression.expression);
}

function isPositive(node, file) {
  if (ts.isIdentifier(node)) {
    const constant = constantOf(node, file);
    return constant !== undefined && isPositive(constant.value, constant.file);
  }
  return ts.isNumericLiteral(node) && Number(node.text) > 0;
}

function withoutTypes(node) {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? withoutTypes(node.expression) : node;
}

/** What a name is initialised with: a `const` of a block around it, of the file, or of the module that it is imported from. */
function constantOf(identifier, file) {
  const name = identifier.text;
  for (let node = identifier.parent; node; node = node.parent) {
    if (ts.isFunctionLike(node) && node.parameters.some((parameter) => binds(parameter.name, name)))
      return undefined;
    if (
      (ts.isForOfStatement(node) || ts.isForStatement(node)) &&
      node.initializer &&
      declares(node.initializer, name)
    )
      return undefined;
    const statements = ts.isBlock(node) || ts.isSourceFile(node) ? node.statements : [];
    const declaration = declarationIn(statements, name);
    if (declaration)
      return declaration.initializer && ts.isIdentifier(declaration.name) && isConstant(declaration)
        ? { value: declaration.initializer, file }
        : undefined;
  }
  const imported = importOf(parsed(file), name);
  return imported && exported(resolve(file, imported.from), imported.name);
}

/** `pop`, `splice` and the like are not looked for. */
function isConstant(declaration) {
  return Boolean(declaration.parent.flags & ts.NodeFlags.Const);
}

function declares(list, name) {
  return ts.isVariableDeclarationList(list) && list.declarations.some((one) => binds(one.name, name));
}

function binds(binding, name) {
  if (ts.isIdentifier(binding)) return binding.text === name;
  return binding.elements.some((element) => !ts.isOmittedExpression(element) && binds(element.name, name));
}

function declarationIn(statements, name) {
  for (const statement of statements)
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (binds(declaration.name, name)) return declaration;
  return undefined;
}

function importOf(source, name) {
  for (const { importClause, moduleSpecifier } of source.statements.filter(ts.isImportDeclaration)) {
    const named = importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    const element = named.elements.find((one) => one.name.text === name);
    if (element) return { name: (element.propertyName ?? element.name).text, from: moduleSpecifier.text };
  }
  return undefined;
}

/** An exported `const`, through `export … from`. */
function exported(file, name) {
  if (!file || !/\.(tsx?|mjs)$/.test(file)) return undefined;
  const { statements } = parsed(file);
  const declaration = declarationIn(statements, name);
  if (declaration)
    return declaration.initializer && isConstant(declaration)
      ? { value: declaration.initializer, file }
      : undefined;
  const imported = importOf(parsed(file), name);
  if (imported) return exported(resolve(file, imported.from), imported.name);
  for (const { exportClause, moduleSpecifier } of statements.filter(ts.isExportDeclaration)) {
    if (!moduleSpecifier) continue;
    const target = resolve(file, moduleSpecifier.text);
    const element =
      exportClause &&
      ts.isNamedExports(exportClause) &&
      exportClause.elements.find((one) => one.name.text === name);
    const found = exportClause
      ? element && exported(target, (element.propertyName ?? element.name).text)
      : exported(target, name);
    if (found) return found;
  }
  return undefined;
}

/** @type {Map<string, ts.SourceFile>} */
const sources = new Map();

function parsed(file) {
  const source =
    sources.get(file) ??
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  sources.set(file, source);
  return source;
}
