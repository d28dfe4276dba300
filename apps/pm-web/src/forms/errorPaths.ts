import type { FieldErrors, FieldValues } from 'react-hook-form';
import type { FieldProblem } from '../api/problem';

/** The form's errors as a flat list, in the order of the values: 'projects.0.name' with its message. */
export function errorPaths(errors: FieldErrors<FieldValues>): FieldProblem[] {
  return walk(errors, []);
}

function walk(node: unknown, path: string[]): FieldProblem[] {
  if (typeof node !== 'object' || node === null) return [];
  // A leaf has a `type` of text; a branch may have a field named so, which is an object.
  if ('type' in node && typeof node.type === 'string') {
    const message = 'message' in node && typeof node.message === 'string' ? node.message : '';
    return [{ path: path.join('.'), message }];
  }
  // `root` holds an array's own error, and `ref` a DOM element.
  return Object.entries(node).flatMap(([key, child]) => {
    if (key === 'ref') return [];
    return walk(child, key === 'root' ? path : [...path, key]);
  });
}
