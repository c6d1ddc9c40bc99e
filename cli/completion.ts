import type { Command } from 'commander';
import { usage } from './base/errors.js';
import { print } from './base/terminal.js';

/** A command and what can be completed after it. */
interface Completed {
  /** Words of the command, such as `keys create`; empty for the program itself. */
  readonly path: string;
  readonly commands: readonly string[];
  readonly options: readonly string[];
}

/** `deidkit completion bash|zsh|fish`: prints a script that completes commands and options. */
export async function completion(shell: string, program: Command): Promise<number> {
  const all = [...completed(program, '')];
  if (shell === 'bash') await print(bash(all));
  else if (shell === 'zsh') await print(`autoload -U +X bashcompinit && bashcompinit\n${bash(all)}`);
  else if (shell === 'fish') await print(fish(all));
  else throw usage('completion is for bash, zsh or fish.');
  return 0;
}

function* completed(command: Command, path: string): Generator<Completed> {
  const options = command.options.flatMap(({ long }) => (long ? [long] : []));
  yield { path, commands: command.commands.map((one) => one.name()), options: [...options, '--help'] };
  for (const one of command.commands) yield* completed(one, `${path} ${one.name()}`.trim());
}

/**
 * Words that are not commands, such as file names, do not change the command being completed. If there is nothing else, file names are
 * completed.
 */
function bash(all: readonly Completed[]): string {
  const paths = all.filter(({ path }) => path !== '').map(({ path }) => `'${path}'`);
  const cases = all.map(
    ({ path, commands, options }) => `    '${path}') words='${[...commands, ...options].join(' ')}' ;;`,
  );
  return `_deidkit() {
  local word path='' words=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
      ${paths.join('|')}) path="\${path:+$path }$word" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _deidkit deidkit`;
}

function fish(all: readonly Completed[]): string {
  return all
    .flatMap(({ path, commands, options }) => {
      const names = path.split(' ').filter((name) => name !== '');
      const seen = names.map((name) => `__fish_seen_subcommand_from ${name}`).join('; and ');
      const when = names.length === 0 ? '__fish_use_subcommand' : seen;
      return [
        ...commands.map((name) => `complete -c deidkit -n '${when}' -a ${name}`),
        ...options.map((option) => `complete -c deidkit -n '${when}' -l ${option.slice(2)}`),
      ];
    })
    .join('\n');
}
