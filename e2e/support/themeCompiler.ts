import ts from 'typescript';

/** An error of the compiler: the word that it is at, and what it says. */
interface CompilerError {
  path: string;
  at: string;
  message: string;
}

/** As a new app compiles, on nothing but what lies in its own folder. */
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  allowImportingTsExtensions: true,
  types: [],
};

/** Compiles files in one go; errors are in the order of the files. */
export function compiled(files: string[]): { program: ts.Program; errors: CompilerError[] } {
  const program = ts.createProgram(files, options);
  const diagnostics = [
    ...program.getGlobalDiagnostics(),
    ...files.flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path))),
  ];
  return {
    program,
    errors: diagnostics.map(({ file, start = 0, length = 0, messageText }) => ({
      path: file?.fileName ?? '',
      at: file?.text.slice(start, start + length) ?? '',
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    })),
  };
}

/** Paths of all tokens that the contract asks of the theme in a file: 'color.text.muted', as the compiler knows them. */
export function tokensOf(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(path);
  const module = source && checker.getSymbolAtLocation(source);
  const [theme] = module ? checker.getExportsOfModule(module) : [];
  if (!theme) throw new Error(`${path} exports no theme`);
  const leaves = (given: ts.Type, at: string[]): string[] => {
    // A token that may be left out is listed too.
    const type = checker.getNonNullableType(given);
    if (type.flags & ts.TypeFlags.String) return [at.join('.')];
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
      throw new Error(`${at.join('.')} is neither a text nor a group: ${checker.typeToString(given)}`);
    return type
      .getProperties()
      .flatMap((property) => leaves(checker.getTypeOfSymbol(property), [...at, property.name]));
  };
  const tokens = checker.getTypeOfSymbol(theme).getProperty('tokens');
  if (!tokens) throw new Error(`What ${path} exports is no theme`);
  return leaves(checker.getTypeOfSymbol(tokens), []);
}

/** The text of a theme's file without the property at a token's path. */
export function without(source: string, token: string): string {
  const file = ts.createSourceFile('theme.ts', source, ts.ScriptTarget.ES2022);
  const property = ['tokens', ...token.split('.')].reduce<ts.Node>((node, name) => {
    const found = propertyNamed(node, name);
    if (!found) throw new Error(`The theme has no ${token}`);
    return found;
  }, file);
  const comma = source.startsWith(',', property.end) ? 1 : 0;
  return source.slice(0, property.getStart(file)) + source.slice(property.end + comma);
}

/** The nearest property of that name below a node. */
function propertyNamed(node: ts.Node, name: string): ts.Node | undefined {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  const isNamed = (child: ts.Node) =>
    ts.isPropertyAssignment(child) && !ts.isComputedPropertyName(child.name) && child.name.text === name;
  return children.find(isNamed) ?? children.map((child) => propertyNamed(child, name)).find(Boolean);
}
