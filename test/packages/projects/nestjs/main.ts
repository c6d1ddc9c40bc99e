import 'reflect-metadata';
import { Body, Controller, Inject, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { createEngine, type Engine } from 'deidkit';

const ENGINE = Symbol('engine');

@Controller('notes')
class NotesController {
  private readonly engine: Engine;

  constructor(@Inject(ENGINE) engine: Engine) {
    this.engine = engine;
  }

  @Post()
  clean(@Body() body: { readonly text: string }): { readonly text: string | undefined } {
    return { text: this.engine.deidentify(body.text, { mode: 'REDACT' }).outputs[0]?.text };
  }
}

@Module({ controllers: [NotesController], providers: [{ provide: ENGINE, useFactory: () => createEngine() }] })
class AppModule {}

async function main(): Promise<void> {
  const app = await NestFactory.create(AppModule, { logger: false });
  await app.listen(0, '127.0.0.1');
  const response = await fetch(`${await app.getUrl()}/notes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'Call Mary Jones.' }),
  });
  console.log(response.status, (await response.text()).includes('Mary'));
  await app.close();
}

void main();
