// Forms load them when they are there, by `import()`: a test then waits for what it looks for, not for Vite to make code of a file.
import '../forms/schemas';
